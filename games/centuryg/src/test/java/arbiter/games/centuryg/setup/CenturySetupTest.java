package arbiter.games.centuryg.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Decider;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CenturySetupTest {

    @Test
    @Ledger("BCG-AMB-131")
    void units_come_from_content_from_files_and_from_the_situation_itself() {
        CenturyState table = Tables.of("""
                game: centuryg
                units:
                  - {name: Rin, character: ../characters/rin-asagiri-2.yaml, side: rangers}
                  - {from: ironclad, side: crown}
                  - name: Drum
                    side: crown
                    sheet:
                      kind: mecha
                      name: Drum
                      tier: grunt
                      xp: 0
                      mecha: {name: Drum, attributes: {might: 3, guard: 2, threshold: 4, energy: 1, systems: 1, speed: 2}, pilotless: true}
                """);

        Fighter rin = table.unit("rin");
        assertThat(rin.points()).isEqualTo(20);
        assertThat(rin.energy()).isEqualTo(5);
        assertThat(rin.genre().points()).isEqualTo(2);
        assertThat(table.unit("ironclad").name()).isEqualTo("Ironclad");
        assertThat(table.unit("drum").fullPoints()).isEqualTo(16);
        assertThat(table.unit("drum").isPlaced()).isFalse();
        assertThat(table.phase()).isEqualTo(Phase.INITIATIVE);
        assertThat(table.field()).isEqualTo(Field.squares(12, 8));
    }

    @Test
    @Ledger("BCG-AMB-60")
    void maps_are_squares_hexes_or_zones_with_links() {
        String units = "units: [{from: picket, side: a}, {name: Other, from: picket, side: b}]\n";
        Field hexes =
                Tables.of("game: centuryg\n" + units + "scene: {hexes: 9x5}\n").field();
        Field rooms = Tables.of("game: centuryg\n" + units
                        + "scene: {zones: [hall, yard, roof], links: [hall - yard, yard - roof]}\n")
                .field();

        assertThat(hexes).isEqualTo(Field.hexes(9, 5));
        assertThat(rooms.zones().distance(0, 2)).isEqualTo(2);
        assertThat(Tables.of("game: centuryg\noptions: {board: hexes}\n" + units)
                        .field()
                        .shape())
                .isEqualTo(Field.Shape.HEXES);
    }

    @Test
    @Ledger({"BCG-MAIM-1", "BCG-DMG-2"})
    void values_now_and_conditions_are_taken_over() {
        CenturyState table = Tables.of("""
                game: centuryg
                units:
                  - {name: Rin, character: ../characters/rin-asagiri-2.yaml, side: rangers, at: "3,2", now: {threshold: 9, energy: 1, gp: 4}, conditions: [arms maimed, dueling vane]}
                  - {name: Vane, from: vane-corvin, side: crown, at: "3,2", now: {threshold: 16}}
                  - {name: Tomas, character: ../characters/tomas-veld-2.yaml, side: rangers, at: "1,2", conditions: [aiming sniper-rifle at vane, suppressed by vane]}
                turn: vane
                round: 3
                scene: {tension: 5}
                """);

        Fighter rin = table.unit("rin");
        assertThat(rin.points()).isEqualTo(9);
        assertThat(rin.energy()).isEqualTo(1);
        assertThat(rin.genre().points()).isEqualTo(4);
        assertThat(rin.maims()).containsExactly(Area.ARMS, Area.HEAD);
        assertThat(rin.duel()).contains("vane");
        assertThat(rin.hasActed()).isTrue();
        assertThat(table.unit("vane").duel()).contains("rin");
        assertThat(table.unit("tomas").aim().orElseThrow().target()).isEqualTo("vane");
        assertThat(table.marks()).hasSize(1);
        assertThat(table.round()).isEqualTo(3);
        assertThat(table.tension()).isEqualTo(5);
        assertThat(table.phase()).isEqualTo(Phase.NEXT_TURN);
    }

    @Test
    @Ledger({"BCG-TERR-6", "BCG-AMB-71", "BCG-AMB-76"})
    void a_scene_has_terrain_that_adds_up_and_environments() {
        CenturyState table = Tables.of("""
                game: centuryg
                units: [{from: picket, side: a, at: "0,0"}, {name: Other, from: picket, side: b, at: "3,3", hidden: true}]
                scene:
                  squares: 4x4
                  terrain: {difficult: ["1,1", "1,1"], impassable: ["2,2"]}
                  environments: {space: [all], underwater: ["0,3"]}
                """);

        assertThat(table.ground().count(5, Terrain.DIFFICULT)).isEqualTo(2);
        assertThat(table.ground().isImpassable(10)).isTrue();
        assertThat(table.ground().environment(0)).isEqualTo(Environment.SPACE);
        assertThat(table.ground().environment(12)).isEqualTo(Environment.UNDERWATER);
        View view = Tables.BOOK.game().view(table, Viewer.GAMEMASTER);
        assertThat(view.board().kind()).isEqualTo("zones-squares");
        assertThat(view.board().features())
                .extracting(feature -> feature.kind() + " " + feature.at() + " " + values(feature))
                .containsExactly(
                        "grid [] 4 4 space",
                        "zone [1,1] difficult difficult",
                        "zone [2,2] impassable",
                        "zone [0,3] underwater");
        assertThat(view.unit("picket").orElseThrow().place()).contains("0,0");
        assertThat(table.hiddenUnits()).containsExactly("other");
    }

    private static String values(View.Feature feature) {
        return String.join(
                " ", feature.details().stream().map(View.Detail::value).toList());
    }

    @Test
    @Ledger("BCG-DOCK-2")
    void docked_units_and_forms_are_set_up() {
        CenturyState table = Tables.encounter("ark");
        assertThat(table.unit("ode").base()).contains("kittiwake");
        assertThat(table.unit("ode").zone()).isEqualTo(table.unit("kittiwake").zone());
        assertThat(table.unit("ana").machine().combination().orElseThrow().partners())
                .containsExactly("luka");

        CenturyState wing = Tables.of("""
                game: centuryg
                units:
                  - {name: Kestrel, character: ../characters/kestrel-ngo-2.yaml, side: a, conditions: [form Wing]}
                  - {from: picket, side: b}
                """);
        assertThat(wing.unit("kestrel").form()).isEqualTo(1);
    }

    @Test
    void everything_that_does_not_fit_is_said_at_once() {
        assertThatThrownBy(() -> Tables.of("""
                        game: centuryg
                        units:
                          - {name: A, from: pickett}
                          - {name: B, from: picket, at: "44,2", conditions: [docked in c, hed maimed, form Wing], now: {threshold: 99, mana: 1}}
                        scene: {squares: 5y5, hills: 3, terrain: {extreme: ["9,9"]}}
                        """))
                .hasMessageContainingAll("pickett", "unknown Zone '44,2'", "unknown unit 'c'", "head maimed")
                .hasMessageContainingAll(
                        "threshold is from 0 to 12 here", "unknown value 'mana'", "unknown form 'Wing'")
                .hasMessageContainingAll("unknown key 'hills'");
        assertThatThrownBy(() -> Tables.of("""
                        game: centuryg
                        units:
                          - {name: B, from: picket, conditions: [head maimed]}
                        scene: {squares: 5y5}
                        """)).hasMessageContainingAll("such as 12x8", "lost 0 Levels");
    }

    @Test
    @Ledger({"BCG-MATCH-3", "BCG-PLOT-1", "BCG-AMB-25"})
    void people_meet_on_foot_and_some_lie_in_ambush() {
        CenturyState table = Tables.of("""
                game: centuryg
                units:
                  - {name: Rin, character: ../characters/rin-asagiri-2.yaml, side: guests, now: {layer-1: 0, layer-2: 3}}
                  - {name: Vane, from: vane-corvin, side: masks}
                scene: {scale: match, ambush: [vane]}
                """);

        assertThat(table.scene().scale()).isEqualTo(SceneScale.MATCH);
        assertThat(table.scene().ambushers()).containsExactly("vane");
        assertThat(table.scene().surprises(table.unit("rin"))).isTrue();
        assertThat(table.unit("rin").isOnFoot()).isTrue();
        assertThat(table.unit("rin").body().layers().get(0).lost()).isTrue();
        assertThat(table.unit("rin").body().layers().get(1).points()).isEqualTo(3);
        assertThat(table.phase()).isEqualTo(Phase.SURPRISE);
    }

    @Test
    @Ledger("BCG-AMB-127")
    void reinforcements_stand_by_and_a_table_may_let_the_players_decide_for_them() {
        String fight = """
                game: centuryg
                options: {reinforcements: %s}
                units:
                  - {name: Rin, character: ../characters/rin-asagiri-2.yaml, side: rangers, at: "0,0", now: {initiative: 5}}
                  - {from: picket, side: crown, at: "9,0", now: {initiative: 4}}
                turn: rin
                scene: {reinforcements: {side: rangers, level: 1, powers: [focus-fire]}}
                """;
        assertThat(whoIsAsked(Tables.of(fight.formatted("gamemaster")))).isEqualTo(Decider.GAMEMASTER);
        assertThat(whoIsAsked(Tables.of(fight.formatted("players")))).isEqualTo(Decider.unit("rin"));
    }

    private static Decider whoIsAsked(CenturyState table) {
        List<Decider> asked = new ArrayList<>();
        Simulation<CenturyState> play = new Simulation<>((state, request) -> {
            asked.add(request.decider());
            return request.fallbackIndex();
        });
        play.begin(table, 1);
        while (asked.isEmpty()) {
            Tables.BOOK.game().advance(play);
        }
        assertThat(table.reinforcements().orElseThrow().points()).isEqualTo(2);
        return asked.get(0);
    }
}
