package arbiter.games.gladiators.hold;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.power.PowerEvents.PowersRanOut;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.TurnAction;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Traps, telekinesis, mind control, transformation. */
class HoldsTest extends StrictScenarios<GladiatorsState> {

    private static final String WEB =
            "{name: Web, ability: trap-attack, source: mutant, level: 4, modifiers: [direct, ranged, persistent target]}";
    private static final String NET = WEB.replace("Web", "Net").replace("source", "options: [partial], source");
    private static final String MIND =
            "{name: Mind Hand, ability: telekinesis, types: [psychic], source: mutant, level: 3, modifiers: [direct, ranged]}";
    private static final String WILL =
            "{name: Will, ability: mind-control, types: [psychic], source: mutant, level: 8, modifiers: [direct, ranged]}";
    private static final String FROG =
            "{name: Frog, ability: transform, types: [physical], source: magical, level: 4, modifiers: [direct, close, persistent target]}";
    private static final String STEADY =
            "{name: Steadiness, ability: forced-move-defence, source: mutant, level: 2, modifiers: [always-on]}";

    private static boolean hit(Play<GladiatorsState> play, Gladiator user, String power, Gladiator target) {
        return AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(user, power), target));
    }

    private static List<String> menu(GladiatorsState state, Gladiator unit) {
        List<GladiatorAct> menu = new ArrayList<>();
        HoldActs.offer(state, unit, menu);
        return menu.stream().map(GladiatorAct::id).toList();
    }

    private static void act(Scenario<GladiatorsState> play, Gladiator unit, String id) {
        List<GladiatorAct> menu = new ArrayList<>();
        HoldActs.offer(play.state(), unit, menu);
        menu.stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow()
                .resolve(play, unit);
    }

    private static void turn(Scenario<GladiatorsState> play, Gladiator unit) {
        play.emit(new TurnOrderSettled(List.of(unit.id())));
        play.emit(new TurnBegan(unit.id(), 2, List.of()));
    }

    @Test
    @Ledger({"GG-TRP-1", "GG-TRP-3", "GG-TRP-5", "GG-AMB-43", "trap-attack"})
    void a_trap_shields_its_victim_until_it_is_broken() {
        Gladiator ana = hero("Ana", hex(5, 5), WEB, BOLT);
        Gladiator ben = villain("Ben", hex(8, 5), BOLT);
        Gladiator cal = villain("Cal", hex(9, 5), FIST);
        var play = scenario(table(ana, ben, cal))
                .dice("attack.result", 3)
                .dice("attack.hit", 6)
                .dice("trap.result", 7);

        hit(play, ana, "web", ben);

        assertThat(PowerTargets.opponents(play.state(), ana, power(ana, "bolt").way()))
                .containsExactly(cal);
        assertThat(Restraint.forbids(play.state(), ben, power(ben, "bolt").way()))
                .isTrue();
        assertThat(menu(play.state(), ben)).containsExactly("resist:ana:web");

        act(play, cal, "break-trap:fist:ben");
        assertThat(play.log())
                .containsExactly(
                        "Ana's Web on Ben: +4 Web against +1 Punch needs 3, rolls 3, result 0",
                        "Ana activates Web on Ben",
                        "Cal's Fist at the trap: needs 6, rolls 6, hits",
                        "Cal's Fist on Ana's Web: +3 Fist against +4 Web needs 7, rolls 7, result 0",
                        "Ben is free of Ana's Web: the trap is broken");
    }

    @Test
    @Ledger({"GG-TRP-4"})
    void what_misses_a_partial_trap_may_hit_its_victim() {
        Gladiator ana = hero("Ana", hex(5, 5), NET);
        Gladiator ben = villain("Ben", hex(8, 5));
        Gladiator cal = hero("Cal", hex(12, 5), BOLT);
        var play = scenario(table(ana, ben, cal))
                .dice("attack.result", 3)
                .dice("attack.hit", 7)
                .dice("attack.result", 2);

        hit(play, ana, "net", ben);
        assertThat(PowerTargets.opponents(play.state(), cal, power(cal, "bolt").way()))
                .containsExactly(ben);
        act(play, cal, "break-trap:bolt:ben");

        assertThat(play.log())
                .endsWith(
                        "Cal's Bolt at the trap: against +3 dodge needs 9, rolls 7, misses",
                        "Cal's Bolt on Ben: +4 Bolt needs 2, rolls 2, result 0",
                        "Ben takes 1 hit");
    }

    @Test
    @Ledger({"GG-TRN-6", "GG-DUR-6"})
    void a_trap_is_shaken_off_by_level_or_by_nine() {
        Gladiator ana = hero("Ana", hex(5, 5), WEB);
        Gladiator ben = villain("Ben", hex(6, 5), FIST);
        var table = scenario(table(ana, ben)).dice("attack.result", 10);
        hit(table, ana, "web", ben);

        // Fist 3 against Web 4 needs 7
        assertThat(table.odds(play -> {
                            new ResistAct(Restraint.traps(
                                                    play.state(), play.state().unit("ben"))
                                            .get(0))
                                    .resolve(play, play.state().unit("ben"));
                            return Restraint.isTrapped(
                                    play.state(), play.state().unit("ben"));
                        })
                        .exact()
                        .chanceOf(false))
                .isEqualTo(Fraction.of(4, 10));
    }

    @Test
    @Ledger({"GG-TKN-1", "GG-TKN-2", "GG-TKN-3", "GG-TKN-4", "GG-AMB-48", "telekinesis"})
    void a_telekinetic_hold_shifts_and_throws() {
        Gladiator ana = hero("Ana", hex(5, 5), MIND);
        Gladiator ben = villain("Ben", hex(8, 5), STEADY);
        Gladiator cal = villain("Cal", hex(9, 9), FIST);
        var play = scenario(table(ana, ben, cal))
                .dice("attack.result", 5)
                .choice("telekinesis.throw", "hold")
                .choice("telekinesis.shift", "8,8")
                .dice("telekinesis.throw-result", 6)
                .choice("telekinesis.direction", "west");

        hit(play, ana, "mind-hand", ben);
        // Cal would have to beat the hold, Ana only what Ben has himself
        assertThat(Defences.best(
                                play.state(), StrikeLevel.strike(play.state(), use(cal, "fist"), ben), Effect.KNOCKBACK)
                        .level()
                        .total())
                .isEqualTo(3);
        act(play, ana, "shift:ben");
        act(play, ana, "throw:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Mind Hand on Ben: +3 Mind Hand against +2 Steadiness needs 5, rolls 5, result 0",
                        "Ana activates Mind Hand on Ben",
                        "Ben is shifted to 2 hexes north-west of Cal",
                        "Ana's Mind Hand on Ben: +3 Mind Hand against +2 Steadiness needs 5, rolls 6, result 1",
                        "Ben is free of Ana's Mind Hand: thrown",
                        "Ben flies 3 hexes to 3 hexes south-east of Ana",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-MCT-1", "GG-MCT-2", "GG-MCT-3", "GG-AMB-49", "mind-control"})
    void who_is_controlled_obeys_unless_the_order_goes_too_far() {
        Gladiator ana = hero("Ana", hex(5, 5), WILL);
        Gladiator ben = villain("Ben", hex(8, 5), FIST);
        Gladiator cal = villain("Cal", hex(9, 5));
        var play = scenario(table(ana, ben, cal)).dice("attack.result", 4);
        hit(play, ana, "will", ben);
        turn(play, ben);

        assertThat(ben.decider()).isEqualTo(Decider.unit("ana"));
        assertThat(ben.defender()).isEqualTo(Decider.unit("ben"));
        assertThat(ben.side()).isEqualTo("heroes");

        play.choice("turn.action", "attack:fist:cal").dice("attack.result", 3);
        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Will on Ben: +8 Will against +6 never easier needs 4, rolls 4, result 0",
                        "Ana activates Will on Ben",
                        "Turn order: Ben",
                        "Ben's turn, 2 actions",
                        "Ana's Will on Ben: +8 Will against +6 never easier needs 4, rolls 3, no effect",
                        "Ben is free of Ana's Will: the order went too far");
        assertThat(ben.turn().actions()).isEqualTo(2);
        assertThat(ben.decider()).isEqualTo(Decider.unit("ben"));
        assertThat(ben.side()).isEqualTo("villains");
    }

    @Test
    @Ledger("GG-AMB-49")
    void orders_are_passed_on() {
        Gladiator ana = hero("Ana", hex(5, 5), WILL);
        Gladiator ben = villain("Ben", hex(8, 5), WILL);
        Gladiator cal = hero("Cal", hex(9, 5));
        var play = scenario(table(ana, ben, cal)).dice("attack.result", 4, 4);

        hit(play, ben, "will", cal);
        hit(play, ana, "will", ben);

        assertThat(cal.decider()).isEqualTo(Decider.unit("ana"));
        play.emit(new PowersRanOut("ana", List.of(1)));
        assertThat(cal.decider()).isEqualTo(Decider.unit("ben"));
        assertThat(cal.side()).isEqualTo("villains");
    }

    @Test
    @Ledger({"GG-TRF-1", "GG-AMB-50", "transform"})
    void who_is_transformed_can_only_fight_that() {
        Gladiator ana = hero("Ana", hex(5, 5), FROG, BOLT);
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                FIST,
                "{ability: evasion, source: mutant, level: 2, modifiers: [persistent personal]}",
                "{name: Grit, ability: hindrance-defence, against: {types: [physical]}, source: mutant, level: 2, modifiers: [always-on]}");
        var play = scenario(table(ana, ben)).dice("attack.result", 4).dice("power.resist", 9);
        play.emit(new PowerActivated("ben", power(ben, "evasion").place(), 0, false, List.of("ben"), Optional.empty()));

        hit(play, ana, "frog", ben);
        turn(play, ben);

        assertThat(ben.isInAction()).isFalse();
        assertThat(ben.inUse().all()).isEmpty();
        assertThat(ben.out().timesOut()).isZero();
        assertThat(PowerTargets.opponents(play.state(), ana, power(ana, "bolt").way()))
                .isEmpty();
        assertThat(ActMenu.actions(play.state(), ben).stream().map(GladiatorAct::id))
                .containsExactly("resist:ana:frog");

        act(play, ben, "resist:ana:frog");
        assertThat(play.log())
                .containsExactly(
                        "Ben activates Evasion",
                        "Ana's Frog on Ben: +4 Frog against +2 Grit needs 4, rolls 4, result 0",
                        "Ana activates Frog on Ben",
                        "Turn order: Ben",
                        "Ben's turn, 2 actions",
                        "Ben resists Ana's Frog: +1 always against +4 Frog needs 9, rolls 9",
                        "Ben is free of Ana's Frog: resisted");
        assertThat(ben.isInAction()).isTrue();
    }
}
