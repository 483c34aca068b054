package arbiter.games.centuryg.terrain;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.LineArea;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.Delay.Delayed;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.kernel.Play;
import arbiter.space.zone.GraphZones;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hexes, sketched maps, and who follows whom. */
class MapRulingsTest extends CombatScenario {

    private static Fighter unit(Field field, Hangar hangar, String at) {
        Fighter made = hangar.unit();
        int zone = field.zones().find(at).orElseThrow();
        return new Fighter(made.id(), made.name(), made.side(), made.machine(), zone);
    }

    private static CenturyState on(Field field, Fighter... fighters) {
        return new CenturyState(List.of(fighters), field, TableRules.STANDARD);
    }

    /** Two corridors from the gate to the keep. */
    private static final Field SKETCH = Field.map(
            List.of("Gate", "North", "South", "Keep", "Tower"),
            List.of(
                    new GraphZones.Link("Gate", "North"),
                    new GraphZones.Link("Gate", "South"),
                    new GraphZones.Link("North", "Keep"),
                    new GraphZones.Link("South", "Keep"),
                    new GraphZones.Link("Keep", "Tower")));

    @Test
    @Ledger({"BCG-AMB-61", "BCG-COV-1"})
    void on_a_sketched_map_every_shortest_way_must_be_blocked() {
        Fighter aska = unit(SKETCH, mecha("Aska", "0,0").level(0).speed(0), "Gate");
        Fighter vex = unit(SKETCH, mecha("Vex", "0,0").foe().level(0), "Keep");
        Fighter north = unit(SKETCH, mecha("Ned", "0,0").foe().level(0), "North");
        Fighter south = unit(SKETCH, mecha("Sue", "0,0").foe().level(0), "South");
        assertThat(Drill.whom(scenario(on(SKETCH, aska, vex, north)), "aska", "attack:vulcans"))
                .contains("vex");
        assertThat(Drill.whom(scenario(on(SKETCH, aska, vex, north, south)), "aska", "attack:vulcans"))
                .doesNotContain("vex");
    }

    @Test
    @Ledger({"BCG-AMB-61", "riot-weapon", "BCG-ABIL-7"})
    void there_the_attacker_picks_the_way_of_a_line() {
        Fighter aska = unit(SKETCH, mecha("Aska", "0,0").level(0).speed(0).armed("riot-weapon"), "Gate");
        Fighter vex = unit(SKETCH, mecha("Vex", "0,0").foe().level(0).threshold(9), "Keep");
        Fighter bran = unit(SKETCH, mecha("Bran", "0,0").level(0).threshold(9), "North");
        CenturyState state = on(SKETCH, aska, vex, bran);
        AttackInProgress strike =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "riot-weapon"), Occasion.ACTION);
        strike.target().declare(vex.zone());
        var play = scenario(state).choice("attack.line", "South - Keep - Tower");
        LineArea.draw(play, strike);
        assertThat(strike.line())
                .extracting(zone -> SKETCH.zones().text(zone))
                .containsExactly("South", "Keep", "Tower");
        assertThat(AttackArea.of(state, strike)).containsExactly(vex);
    }

    /** On hexes a shot may run along the border of two of them. */
    @Test
    @Ledger({"BCG-AMB-61", "BCG-AMB-60", "BCG-COV-4"})
    void along_a_border_both_hexes_must_be_blocked_and_a_line_strikes_both() {
        Field hexes = Field.hexes(7, 7);
        int from = hexes.zones().find("3,1").orElseThrow();
        int to = -1;
        int[] between = null;
        for (int zone = 0; zone < hexes.zones().size() && between == null; zone++) {
            if (hexes.zones().distance(from, zone) == 2) {
                int[] line = hexes.zones().lines(from, zone, 2).get(0).zones();
                if (line.length == 3) { // two hexes beside the border, then the target
                    to = zone;
                    between = line;
                }
            }
        }
        assertThat(between).as("a border between two hexes").isNotNull();
        int one = between[0];
        int other = between[1];
        Fighter aska = at(hexes, mecha("Aska", "0,0").level(0).speed(0).armed("riot-weapon"), from);
        Fighter vex = at(hexes, mecha("Vex", "0,0").foe().level(0).threshold(9), to);
        Fighter ned = at(hexes, mecha("Ned", "0,0").foe().level(0).threshold(9), one);
        Fighter sue = at(hexes, mecha("Sue", "0,0").foe().level(0).threshold(9), other);
        assertThat(Drill.whom(scenario(on(hexes, aska, vex, ned)), "aska", "attack:vulcans"))
                .contains("vex");
        assertThat(Drill.whom(scenario(on(hexes, aska, vex, ned, sue)), "aska", "attack:vulcans"))
                .doesNotContain("vex");
        var wall = scenario(on(hexes, aska, vex, ned));
        wall.emit(new TerrainLaid(new Patch(other, Terrain.IMPASSABLE, Clock.FIGHT)));
        assertThat(Drill.whom(wall, "aska", "attack:vulcans")).doesNotContain("vex");
        var line = scenario(on(hexes, aska, vex, ned, sue))
                .choice("attack.target", "vex")
                .dice("attack.might", 9);
        attack(line, aska, vex, "riot-weapon");
        assertThat(damage(line)).containsExactlyInAnyOrder("vex 4", "ned 4", "sue 4");
    }

    private static Fighter at(Field field, Hangar hangar, int zone) {
        Fighter made = hangar.unit();
        return new Fighter(made.id(), made.name(), made.side(), made.machine(), zone);
    }

    private static String next(Play<CenturyState> play) {
        Round.next(play);
        String acting = play.state().acting().map(Fighter::id).orElse("nobody");
        if (!acting.equals("nobody")) {
            play.emit(new TurnEnded(acting));
        }
        return acting;
    }

    private Scenario<CenturyState> ordered() {
        CenturyState state = fight(
                mecha("Aska", "1,1"),
                mecha("Bran", "1,2"),
                mecha("Cara", "1,3"),
                mecha("Vex", "5,1").foe());
        int die = 10;
        for (String unit : List.of("aska", "bran", "cara", "vex")) {
            new InitiativeRolled(unit, die--, 4).apply(state);
        }
        new RoundBegan().apply(state);
        return scenario(state);
    }

    @Test
    @Ledger({"BCG-AMB-29", "BCG-UTIL-4"})
    void followers_of_one_unit_act_in_the_order_in_which_they_said_so() {
        var play = ordered();
        play.emit(new TurnBegan("aska"));
        play.emit(new Delayed("aska", "cara", true));
        play.emit(new TurnBegan("bran"));
        play.emit(new Delayed("bran", "cara", true));
        assertThat(List.of(next(play), next(play), next(play), next(play)))
                .containsExactly("cara", "aska", "bran", "vex");
    }

    @Test
    @Ledger({"BCG-AMB-29", "BCG-UTIL-4"})
    void whoever_follows_one_that_waits_itself_acts_after_its_delayed_action() {
        var play = ordered();
        play.emit(new TurnBegan("aska"));
        play.emit(new Delayed("aska", "bran", true));
        play.emit(new TurnBegan("bran"));
        play.emit(new Delayed("bran", "vex", false));
        assertThat(List.of(next(play), next(play), next(play), next(play)))
                .containsExactly("cara", "vex", "bran", "aska");
    }

    @Test
    @Ledger({"BCG-AMB-29", "BCG-UTIL-4"})
    void with_nobody_left_to_follow_there_is_no_delay() {
        var play = ordered();
        for (int i = 0; i < 3; i++) {
            next(play);
        }
        play.emit(new TurnBegan("vex"));
        assertThat(Drill.menu(play, "vex")).doesNotContain("delay");
    }
}
