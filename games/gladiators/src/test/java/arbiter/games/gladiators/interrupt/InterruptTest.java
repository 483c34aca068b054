package arbiter.games.gladiators.interrupt;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Quick uses, Counters and Shields. */
class InterruptTest extends StrictScenarios<GladiatorsState> {

    private static final String SPEED = "{ability: speed, source: mutant, level: %d}";
    private static final String QUICK_EVASION = "{ability: evasion, source: mutant, level: 4, modifiers: [quick]}";
    private static final String ACCURACY = "{ability: accuracy, source: mutant, level: 1, modifiers: [always-on]}";
    private static final String COUNTER =
            "{name: Quench, ability: counter, types: [physical], against: {types: [energy]}, source: mutant, level: 5, modifiers: [ranged]}";
    private static final String AURA =
            "{name: Aura, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [direct, touch, shield]}";

    private static GladiatorsState turnOf(Gladiator actor, Gladiator... others) {
        Gladiator[] all = new Gladiator[others.length + 1];
        all[0] = actor;
        System.arraycopy(others, 0, all, 1, others.length);
        GladiatorsState state = table(all);
        new TurnOrderSettled(java.util.Arrays.stream(all).map(Gladiator::id).toList()).apply(state);
        new TurnBegan(actor.id(), 2, List.of()).apply(state);
        return state;
    }

    @Test
    @Ledger({"GG-QCK-1", "GG-QCK-2", "GG-QCK-3", "GG-QCK-4", "GG-AMB-56", "GG-AMB-58"})
    void a_quick_dodge_comes_before_the_shot_and_costs_an_action_of_the_next_turn() {
        Gladiator ben = villain("Ben", hex(9, 5), BOLT, ACCURACY, SPEED.formatted(2));
        Gladiator ana = hero("Ana", hex(5, 5), QUICK_EVASION, SPEED.formatted(1));
        var play = scenario(turnOf(ben, ana))
                .choice("turn.action", "attack:bolt:ana")
                .choice("quick.declared", "activate:evasion")
                .dice("quick.speed", 8)
                .choice("turn.action", "attack:bolt:ana")
                .dice("attack.hit", 8);

        new GladiatorsGame().advance(play);

        assertThat(play.log())
                .startsWith(
                        "Ana is Quick (Ana: activate Evasion): +1 Speed against +2 Speed needs 7, rolls 8, comes first",
                        "Ana activates Evasion",
                        "Ben: Bolt at Ana",
                        "Ben's Bolt at Ana: +1 Accuracy against +4 Evasion needs 9, rolls 8, misses");
        assertThat(ana.debts().actionsDue()).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-CTR-1", "counter", "GG-AMB-86", "GG-HIT-22"})
    void a_running_counter_cancels_what_is_aimed_at_its_user() {
        Gladiator ben = villain("Ben", hex(9, 5), BOLT);
        Gladiator ana = hero("Ana", hex(5, 5), COUNTER);
        GladiatorsState state = table(ana, ben);
        new PowerActivated("ana", ana.powers().size() - 1, 0, false, List.of("ana"), Optional.empty()).apply(state);
        var play = scenario(state).dice("counter.hit", 6).dice("counter.result", 5);

        boolean result = AttackSequence.resolve(play, use(ben, "bolt"), ana);

        assertThat(result).isFalse();
        assertThat(play.log())
                .containsExactly("Ana's Quench meets Bolt: +5 Quench against +4 Bolt needs 5, rolls 5, cancels it");
    }

    @Test
    @Ledger({"GG-SHD-1", "shield", "GG-AMB-118"})
    void a_shield_burns_whoever_strikes_before_the_blow_lands() {
        Gladiator ben = villain("Ben", hex(6, 5), FIST);
        Gladiator ana = hero("Ana", hex(5, 5), AURA);
        var play = scenario(table(ana, ben)).dice("attack.result", 7).dice("attack.hit", 2);

        AttackSequence.resolve(play, use(ben, "fist"), ana);

        assertThat(play.log())
                .startsWith(
                        "Ana's Aura strikes Ben",
                        "Ana's Aura on Ben: +4 Aura needs 2, rolls 7, result 5",
                        "Ben takes 1 hit",
                        "Ben's Fist at Ana: needs 6, rolls 2, misses");
    }
}
