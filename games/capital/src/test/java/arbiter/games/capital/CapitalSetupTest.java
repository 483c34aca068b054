package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.damage.Life;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Phase;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class CapitalSetupTest {

    private static final String INLINE = """
            game: capital
            units:
              - name: Tern
                side: birds
                sheet:
                  kind: adversary
                  id: tern
                  name: Tern
                  size: medium
                  scores: {STR: 5, FTD: 4, AGI: 5, VSN: 4, WIS: 3, WIL: 4, CHA: 3, KNW: 3}
                  hit-points: 9
                  text: Written out in place.
              - {from: gutter-raider, side: gutter}
            """;

    @Test
    @Ledger("CAP-AMB-12")
    void units_come_from_content_from_files_and_from_the_situation_itself() {
        CapitalState table = Tables.of(INLINE + "  - {name: Ilse, character: ../characters/ilse-marrow-5.yaml}\n");

        Combatant tern = table.unit("tern");
        assertThat(tern.hp()).isEqualTo(9);
        assertThat(tern.energy()).isEqualTo(7);
        assertThat(table.unit("gutter-raider").name()).isEqualTo("Gutter Raider");
        assertThat(table.unit("ilse").profile().level()).isEqualTo(5);
        assertThat(table.phase()).isEqualTo(Phase.TURN_ORDER);
    }

    @Test
    void places_are_metres_and_without_one_the_sides_face_each_other() {
        CapitalState table = Tables.of("""
                game: capital
                units:
                  - {name: A, from: dock-gunner, side: one, at: "3.5,-2"}
                  - {name: B, from: dock-gunner, side: one}
                  - {name: C, from: hull-breaker, side: two}
                """);

        assertThat(table.unit("a").base().centre()).isEqualTo(new Point(3500, -2000));
        assertThat(table.unit("b").base().centre()).isEqualTo(Point.metres(0, 2));
        assertThat(table.unit("c").base().centre()).isEqualTo(Point.metres(10, 0));
        assertThat(table.unit("c").base().diameter()).isEqualTo(2000);
    }

    @Test
    @Ledger({"CAP-DYING-1", "CAP-AMB-70"})
    void values_now_make_units_critical_or_defeated() {
        CapitalState table = Tables.of("""
                game: capital
                units:
                  - {name: Hurt, from: velvet-duelist, now: {hp: 3, energy: 0}}
                  - {name: Low, from: velvet-duelist, now: {hp: 0, bones: 2}}
                  - {name: Out, from: gutter-raider, now: {hp: 0}}
                  - {name: Gone, from: velvet-duelist, now: {hp: 0, bones: 0}}
                """);

        assertThat(table.unit("hurt").hp()).isEqualTo(3);
        assertThat(table.unit("hurt").energy()).isZero();
        assertThat(table.unit("low").life()).isEqualTo(Life.CRITICAL);
        assertThat(table.unit("low").isProne()).isTrue();
        assertThat(table.unit("out").life()).isEqualTo(Life.DEFEATED);
        assertThat(table.unit("gone").life()).isEqualTo(Life.DEAD);
    }

    @Test
    void conditions_and_whose_turn_it_is_are_taken_over() {
        CapitalState table = Tables.of("""
                game: capital
                units:
                  - {name: A, from: dock-gunner, conditions: [prone, overwatch, overwatch]}
                  - {name: B, from: ash-hound, conditions: [chilled, poisoned, grappled by a, taunted by a]}
                turn: b
                round: 3
                """);

        assertThat(table.unit("a").isProne()).isTrue();
        assertThat(table.unit("a").overwatch()).isEqualTo(2);
        assertThat(table.unit("a").grappling()).contains("b");
        assertThat(table.unit("b").score(Attribute.AGI)).isEqualTo(1);
        assertThat(table.unit("b").tauntedBy()).contains("a");
        assertThat(table.phase()).isEqualTo(Phase.TURN_START);
        assertThat(table.round()).isEqualTo(3);
        assertThat(table.order().get(table.slot()).combatant()).isEqualTo("b");
    }

    @Test
    void a_scene_has_walls_pillars_and_buildings_that_stop_sight() {
        CapitalState table = Tables.of("""
                game: capital
                units:
                  - {name: A, from: dock-gunner, at: "0,0"}
                  - {name: B, from: dock-gunner, at: "10,0"}
                  - {name: C, from: dock-gunner, at: "0,10"}
                scene:
                  blockers:
                    - {wall: "5,-2; 5,2; 6,2"}
                    - {pillar: "20,20", diameter: 3}
                    - {building: "30,30; 34,33"}
                """);

        assertThat(table.blockers())
                .hasSize(4)
                .contains(new Blocker.Pillar(Point.metres(20, 20), 3000))
                .contains(Blocker.Building.rectangle(Point.metres(30, 30), Point.metres(34, 33)));
        assertThat(table.sees(table.unit("a"), table.unit("b"))).isFalse();
        assertThat(table.sees(table.unit("a"), table.unit("c"))).isTrue();
        View view = Tables.BOOK.game().view(table, Viewer.SPECTATOR);
        assertThat(view.board().kind()).isEqualTo("plane");
        assertThat(view.board().features())
                .extracting(feature -> String.join("; ", feature.at()))
                .containsExactly("5,-2; 5,2", "5,2; 6,2", "20,20", "30,30; 34,30; 34,33; 30,33");
        assertThat(view.unit("a").orElseThrow().place()).contains("0,0");
        assertThat(view.unit("a").orElseThrow().details())
                .extracting(View.Detail::label, View.Detail::value)
                .contains(org.assertj.core.groups.Tuple.tuple("Auto Rifle", "in hand, Ammo 3 of 3"));
    }

    @Test
    void a_wall_leads_from_one_corner_to_another_and_has_only_so_many() {
        String table = """
                game: capital
                units:
                  - {name: A, from: dock-gunner, at: "0,0"}
                scene: {blockers: [{wall: "5,-2; 5,-2; 5,2"}, {wall: "%s"}, {wall: "%s"}]}
                """;

        assertThat(Tables.of(table.formatted("7,1; 7,1", "8,1; 9,1")).blockers())
                .hasSize(2);
        String zigzag = ",\n  {wall: '" + "0,0; 1,1; ".repeat(450) + "0,0'}";
        assertThatThrownBy(
                        () -> Tables.of(table.formatted("7,1; 8,1", "8,1; 9,1").replace("]}", zigzag.repeat(6) + "]}")))
                .hasMessageContaining("at most 5000");
    }

    @Test
    void everything_that_does_not_fit_is_said_at_once() {
        assertThatThrownBy(() -> Tables.of("""
                        game: capital
                        units:
                          - {name: A, from: dok-gunner}
                          - {name: B, from: ash-hound, at: "1;2", conditions: [pron, grappled by c], now: {hp: 99, mana: 1}}
                        scene: {blockers: [{pillar: "1"}, {diameter: 2}], walls: 3}
                        """))
                .hasMessageContainingAll(
                        "unknown", "dok-gunner", "is not a point", "did you mean 'prone'?", "hp is from 0 to 14 here")
                .hasMessageContainingAll("unknown value 'mana'", "unknown unit 'c'", "unknown key 'walls'");
    }

    @Test
    @Ledger({"CAP-AMB-40", "CAP-AMB-52", "CAP-AMB-70"})
    void a_table_may_rule_otherwise() {
        CapitalState table = Tables.of("""
                game: capital
                options: {trained-attacks: no-bonus, rifle-hands: two, gm-bones: fortitude}
                units:
                  - name: Two guns
                    side: one
                    sheet:
                      kind: adversary
                      id: guns
                      name: Two guns
                      size: medium
                      scores: {STR: 5, FTD: 4, AGI: 5, VSN: 4, WIS: 3, WIL: 4, CHA: 3, KNW: 3}
                      hit-points: 9
                      weapons: [{weapon: pistol, damage-type: heat}, {weapon: auto-rifle, damage-type: heat}]
                      text: One hand for each, as a rule.
                  - {from: gutter-raider, side: two}
                """);

        Combatant guns = table.unit("two-guns");
        assertThat(guns.holds(0)).isTrue();
        assertThat(guns.holds(1)).isFalse();
        assertThat(guns.bones()).isEqualTo(4);
        assertThat(table.rules().trainedAttacks()).isFalse();
        assertThat(Tables.two().rules().trainedAttacks()).isTrue();
        assertThat(Tables.BOOK.json().read(Tables.BOOK.json().write(table), CapitalState.class))
                .isEqualTo(table);
    }
}
