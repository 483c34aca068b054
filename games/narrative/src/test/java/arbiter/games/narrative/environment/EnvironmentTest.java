package arbiter.games.narrative.environment;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Rolls.attack;
import static arbiter.games.narrative.Rolls.pool;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.DefenceTotal;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.status.Fire;
import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnvironmentTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, troopers);

    private static List<String> menu(NarrativeState state, Participant one) {
        return ActMenu.of(state, one).stream().map(NarrativeAct::id).toList();
    }

    private void begin() {
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"))));
        Turn.resolve(play);
        Turn.resolve(play);
    }

    /** Ends the turn, lets the round end, and begins the next turn. */
    private void nextTurn() {
        play.choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        Turn.resolve(play);
    }

    @Test
    @Ledger("NAR-ENV-1")
    void concealment_hides_from_shots_and_eyes_and_helps_to_sneak() {
        ilka.set(Surroundings.OPEN.withConcealment(2));
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A 2B vs 2D");
        assertThat(pool(play.state(), attack(play.state(), troopers, ilka, "beam-rifle")))
                .isEqualTo("2P 1A 1B vs 2D 2S");
    }

    @Test
    @Ledger({"NAR-ENV-2", "NAR-MAN-5", "NAR-COMBAT-8"})
    void cover_is_taken_with_a_maneuver_and_left_by_moving() {
        assertThat(menu(play.state(), ilka)).doesNotContain("take-cover");
        ilka.set(Surroundings.OPEN.withCoverNear(2));
        begin();
        play.choice("turn.action", "take-cover")
                .choice("turn.action", "interact")
                .choice("turn.second-maneuver", "strain");
        Turn.resolve(play);
        assertThat(DefenceTotal.ranged(play.state(), ilka)).hasToString("+2 cover");
        Turn.resolve(play);
        assertThat(play.log()).endsWith("Ilka suffers 2 strain, 2 of 13", "Ilka does something with what is around");
        nextTurn();
        play.choice("turn.action", "move:closer:line-trooper");
        Turn.resolve(play);
        assertThat(play.log()).endsWith("Ilka leaves cover", "Ilka comes closer to Line trooper, to short range");
    }

    @Test
    @Ledger({"NAR-ENV-2", "NAR-COMBAT-8"})
    void a_table_may_let_the_better_of_cover_and_armour_count() {
        brann.set(Surroundings.OPEN.withCoverNear(2).withCover(2));
        NarrativeState adding = table(Band.SHORT, brann, troopers);
        NarrativeState providing = table(
                new TableRules(CostProfile.LEDGER, true, true, true, false, true, false, false),
                Band.SHORT,
                brann,
                troopers);

        assertThat(DefenceTotal.ranged(adding, brann)).hasToString("+1 armour +2 cover +2 Deflection -1 at most 4");
        assertThat(DefenceTotal.ranged(providing, brann)).hasToString("+2 cover +2 Deflection");
    }

    @Test
    @Ledger({"NAR-ENV-3", "NAR-ENV-4", "NAR-ENV-5", "NAR-ENV-6", "NAR-MOVE-3"})
    void difficult_ground_doubles_and_impassable_ground_has_to_be_crossed() {
        ilka.set(Surroundings.OPEN.on(Surroundings.Ground.WEIGHTLESS));
        begin();
        play.choice("turn.action", "move:closer:line-trooper");
        Turn.resolve(play);
        assertThat(play.log()).endsWith("Ilka is on the way to Line trooper");
        ilka.set(Surroundings.OPEN.on(Surroundings.Ground.IMPASSABLE));
        assertThat(menu(play.state(), ilka)).noneMatch(id -> id.startsWith("move:"));
        play.choice("turn.action", "cross:coordination")
                .choice("environment.obstacle", "3")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        Turn.resolve(play);
        assertThat(play.log())
                .endsWith("Ilka rolls Coordination, 1P 3A vs 3D: success, 2 successes", "Ilka gets across");
        assertThat(menu(play.state(), ilka)).anyMatch(id -> id.startsWith("move:"));
    }

    @Test
    @Ledger("NAR-ENV-5")
    void gravity_weighs_on_the_body() {
        ilka.set(Surroundings.OPEN.withGravity(2));
        assertThat(pool(play.state(), ilka, "coordination")).isEqualTo("1P 3A vs 2D 2S");
        assertThat(pool(play.state(), ilka, "athletics")).isEqualTo("2A vs 2D 2S");
        assertThat(pool(play.state(), ilka, "resilience")).isEqualTo("2A vs 2D");
        ilka.set(Surroundings.OPEN.withGravity(-3));
        assertThat(pool(play.state(), ilka, "athletics")).isEqualTo("2A 3B vs 2D");
    }

    /** Three wounds at once, breath for Brawn turns; beyond the threshold an injury at every start of a turn. */
    @Test
    @Ledger({"NAR-ENV-7", "NAR-ENV-9", "NAR-ENV-12", "NAR-TURN-6", "NAR-TURN-8"})
    void vacuum_kills_slowly() {
        ilka.set(Surroundings.OPEN.inVacuum(true));
        play.emit(new Wounded("ilka-dorn", 5));
        begin();
        nextTurn();
        assertThat(play.log())
                .containsSubsequence(
                        "Ilka suffers 3 wounds, 8 of 14",
                        "Ilka holds its breath, 1 of 2",
                        "Ilka has finished",
                        "Round 2");
        assertThat(play.log()).noneMatch(line -> line.contains("Critical"));
    }

    @Test
    @Ledger({"NAR-ENV-7", "NAR-ENV-9", "NAR-DMG-5"})
    void every_start_of_a_turn_beyond_the_threshold_is_an_injury() {
        ilka.set(Surroundings.OPEN.inVacuum(true));
        play.emit(new Wounded("ilka-dorn", 13));
        play.dice("injury.roll", 3);
        begin();
        assertThat(play.log()).filteredOn(line -> line.contains("Critical")).hasSize(1);
        assertThat(ilka.canAct()).isFalse();
        play.dice("injury.roll", 3);
        Turn.resolve(play); // the turn ends: she can do nothing
        Turn.resolve(play); // and her next one is empty
        assertThat(play.log()).filteredOn(line -> line.contains("Critical")).hasSize(1);
        Turn.resolve(play);
        assertThat(play.log()).filteredOn(line -> line.contains("Critical")).hasSize(2);
    }

    @Test
    @Ledger({"NAR-ENV-9"})
    void whoever_has_no_air_holds_its_breath_and_then_suffers_strain() {
        ilka.set(Surroundings.OPEN.withoutAir(true));
        begin();
        nextTurn();
        nextTurn();
        assertThat(play.log())
                .containsSubsequence(
                        "Ilka holds its breath, 1 of 2",
                        "Ilka holds its breath, 2 of 2",
                        "Ilka has no breath left",
                        "Ilka suffers 3 strain, 3 of 13");
        ilka.set(ilka.surroundings().withoutAir(false));
        nextTurn();
        assertThat(play.log()).endsWith("Ilka breathes again");
    }

    @Test
    @Ledger("NAR-ENV-8")
    void dangerous_air_wounds_and_fire_is_put_out_on_soft_ground() {
        ilka.set(Surroundings.OPEN.in(4, Surroundings.Danger.GAS));
        begin();
        assertThat(play.log()).endsWith("Ilka suffers 4 wounds, 4 of 14");
        play.choice("environment.hold-breath", "yes");
        nextTurn();
        assertThat(play.log()).endsWith("Ilka holds its breath, 1 of 2");
        ilka.set(Surroundings.OPEN);
        Fire.ignite(play, ilka, 3);
        nextTurn();
        assertThat(play.log()).endsWith("Ilka suffers 3 wounds, 7 of 14");
        play.choice("turn.action", "put-out-fire").choice("fire.ground", "soft").dice("check.roll", 4, 1, 1, 1, 1);
        Turn.resolve(play);
        assertThat(play.log())
                .endsWith("Ilka rolls Coordination, 1P 3A vs 1D: success, 2 successes", "Ilka burns no longer");
    }

    @Test
    @Ledger({"NAR-ENV-10", "NAR-DMG-4"})
    void a_short_fall_is_softened_by_successes_and_advantage() {
        play.choice("fall.skill", "coordination").dice("check.roll", 4, 8, 1, 1, 1, 1);

        Fall.resolve(play, ilka, Band.SHORT);

        assertThat(play.log())
                .containsExactly(
                        "Ilka rolls Coordination, 1P 3A vs 2D: success, 2 successes, 2 advantages",
                        "Ilka is hit by the ground: +10 fall -2 net successes -4 soak = 4 wounds, 4 of 14",
                        "Ilka suffers 8 strain, 8 of 13");
    }

    @Test
    @Ledger({"NAR-ENV-10", "NAR-ENV-11"})
    void a_long_fall_is_a_grave_injury_whatever_one_does() {
        play.emit(new Wounded("ilka-dorn", 4));
        play.choice("fall.skill", "none").dice("injury.roll", 10);

        Fall.resolve(play, ilka, Band.LONG);

        assertThat(play.log())
                .endsWith(
                        "Ilka suffers 15 wounds, 19 of 14, and is incapacitated",
                        "Ilka suffers a Critical Injury, 10 +50 fall = 60: Agonizing Wound",
                        "Ilka suffers 30 strain, 30 of 13, and is incapacitated");
    }

    @Test
    @Ledger("NAR-ENV-11")
    void a_table_may_raise_wounds_to_the_threshold_and_no_further() {
        Participant falling = hero("ilka-dorn");
        var raised = new Scenario<>(table(
                new TableRules(CostProfile.LEDGER, true, true, true, true, false, false, false),
                Band.SHORT,
                falling,
                troopers));
        raised.emit(new Wounded("ilka-dorn", 4));
        raised.choice("fall.skill", "none").dice("injury.roll", 10);

        Fall.resolve(raised, falling, Band.EXTREME);

        assertThat(raised.log())
                .contains(
                        "Ilka suffers 11 wounds, 15 of 14, and is incapacitated",
                        "Ilka suffers a Critical Injury, 10 +75 fall = 85: Winded");
    }
}
