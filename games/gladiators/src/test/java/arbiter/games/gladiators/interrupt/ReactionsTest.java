package arbiter.games.gladiators.interrupt;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Blows at those who pass, and what answers what. */
class ReactionsTest extends StrictScenarios<GladiatorsState> {

    private static final String RUN =
            "{name: Run, ability: movement, types: [solid], source: mutant, level: 3, options: [ground]}";
    private static final String WHIP =
            "{name: Whip, ability: damaging-attack, types: [solid], source: mutant, level: 2, modifiers: [direct, short]}";
    private static final String COAT =
            "{name: Coat, ability: damage-defence, against: {types: [energy]}, source: mutant, level: 3, modifiers: [quick]}";
    private static final String AURA =
            "{name: Aura, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [direct, touch, shield]}";

    private static GladiatorsState turnOf(Gladiator... all) {
        GladiatorsState state = table(all);
        new TurnOrderSettled(Arrays.stream(all).map(Gladiator::id).toList()).apply(state);
        new TurnBegan(all[0].id(), 2, List.of()).apply(state);
        return state;
    }

    @Test
    @Ledger({"GG-MOV-8", "GG-QCK-6", "GG-AMB-57", "melee"})
    void who_leaves_the_reach_of_a_fist_by_more_than_a_step_may_be_struck() {
        Gladiator ana = hero("Ana", hex(5, 5), RUN);
        Gladiator ben = villain("Ben", hex(6, 5), FIST);
        var play = scenario(table(ana, ben))
                .choice("move.place", "2,5")
                .choice("quick.mover", "attack:fist:ana@0")
                .dice("quick.speed", 6)
                .dice("attack.hit", 5);

        Acts.take(play, ana, "move:run");

        assertThat(play.log())
                .containsExactly(
                        "Ben is Quick (Ben: Fist at Ana): needs 6, rolls 6, comes first",
                        "Ben's Fist at Ana: needs 6, rolls 5, misses",
                        "Ana moves 3 hexes, to 4 hexes west of Ben, by ground");
        assertThat(ben.debts().actionsDue()).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-QCK-6", "GG-AMB-57", "short"})
    void a_whip_reaches_two_hexes_and_who_is_too_slow_strikes_after_the_move() {
        Gladiator ana = hero("Ana", hex(2, 5), RUN);
        Gladiator ben = villain("Ben", hex(6, 5), WHIP);
        GladiatorsState state = table(ana, ben);
        assertThat(Acts.menu(state, ben)).doesNotContain("attack:whip:ana"); // four hexes away
        var play = scenario(state)
                .choice("move.place", "5,5")
                .choice("quick.mover", "attack:whip:ana@2")
                .dice("quick.speed", 5)
                .dice("attack.hit", 6)
                .dice("attack.result", 4)
                .dice("knockdown.result", 1)
                .choice("attack.follow-up", "stop");

        Acts.take(play, ana, "move:run");

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 2 hexes, to 2 hexes west of Ben, by ground",
                        "Ben is Quick (Ben: Whip at Ana): needs 6, rolls 5, comes after",
                        "Ana moves 1 hex, to a hex next to Ben, by ground",
                        "Ben's Whip at Ana: needs 6, rolls 6, hits",
                        "Ben's Whip on Ana: +2 Whip needs 4, rolls 4, result 0",
                        "Ana takes 1 hit",
                        "Ben's Whip, knockdown, on Ana: +2 Whip needs 4, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-MOV-8", "GG-QCK-6", "GG-AMB-57", "teleport"})
    void nobody_strikes_at_a_charge_a_step_back_a_teleporter_or_while_fighting_another() {
        String blink = RUN.replace("Run", "Blink").replace("ground", "teleport");
        Gladiator ana = hero("Ana", hex(2, 5), RUN, blink);
        Gladiator ben = villain("Ben", hex(6, 5), FIST);
        var play = scenario(table(ana, ben))
                .choice("move.place", "5,5")
                .choice("move.place", "4,5")
                .choice("move.place", "5,5")
                .choice("move.place", "2,5");
        Acts.take(play, ana, "move:run"); // one step in reach
        Acts.take(play, ana, "move:run");
        Acts.take(play, ana, "move:run");
        Acts.take(play, ana, "move:blink");
        assertThat(play.log())
                .containsExactly(
                        "Ana moves 3 hexes, to a hex next to Ben, by ground",
                        "Ana steps back to 2 hexes west of Ben, by ground",
                        "Ana moves 1 hex, to a hex next to Ben, by ground",
                        "Ana moves 3 hexes, to 4 hexes west of Ben, by teleport");

        Gladiator cal = hero("Cal", hex(6, 6));
        Gladiator dee = hero("Dee", hex(5, 5), RUN);
        var busy = scenario(table(dee, cal, ben)).choice("move.place", "2,5");
        Acts.take(busy, dee, "move:run");
        assertThat(busy.log()).containsExactly("Dee moves 3 hexes, to 4 hexes west of Ben, by ground");
    }

    @Test
    @Ledger({"GG-QCK-5", "quick", "GG-QCK-1"})
    void a_quick_defence_may_still_come_before_the_effect_of_a_hit() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator ben = villain("Ben", hex(9, 5), COAT, RUN.replace("level: 3", "level: 3, modifiers: [quick]"));
        var play = scenario(turnOf(ana, ben))
                .choice("turn.action", "attack:bolt:ben")
                .choice("quick.declared", "none")
                .dice("attack.hit", 6)
                .choice("quick.hit", "activate:coat")
                .dice("quick.speed", 6)
                .dice("attack.result", 4);

        new GladiatorsGame().advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Ana: Bolt at Ben",
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ben is Quick (Ben: activate Coat): needs 6, rolls 6, comes first",
                        "Ben activates Coat",
                        "Ana's Bolt on Ben: +4 Bolt against +3 Coat needs 5, rolls 4, no effect");
        assertThat(QuickDeeds.afterHit(play.state(), ben))
                .noneMatch(deed -> deed.id().contains("run"));
    }

    @Test
    @Ledger({"GG-AMB-71", "GG-AMB-101"})
    void a_counter_comes_before_a_shield_and_a_shield_sets_off_nothing() {
        String quench =
                "{name: Quench, ability: counter, types: [physical], against: {types: [solid, energy]}, source: mutant, level: 5, modifiers: [touch]}";
        Gladiator ana = hero("Ana", hex(5, 5), AURA, quench);
        Gladiator ben = villain("Ben", hex(6, 5), FIST, AURA.replace("Aura", "Thorns"), quench);
        GladiatorsState state = table(ana, ben);
        for (Gladiator unit : List.of(ana, ben)) {
            new PowerActivated(unit.id(), unit.powers().size() - 1, 0, false, List.of(unit.id()), Optional.empty())
                    .apply(state);
        }
        var play = scenario(state)
                .dice("counter.hit", 6)
                .dice("counter.result", 3) // Ben's fist goes on
                .dice("attack.result", 2) // Ana's shield: neither Ben's shield nor his Counter answers
                .dice("attack.hit", 5);

        AttackSequence.resolve(play, use(ben, "fist"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Quench meets Fist: +5 Quench against +3 Fist needs 4, rolls 3, in vain",
                        "Ana's Aura strikes Ben",
                        "Ana's Aura on Ben: +4 Aura needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ben's Fist at Ana: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger("GG-AMB-101")
    void what_is_done_quickly_opens_no_window_of_its_own() {
        String jab = FIST.replace("melee]", "melee, quick]");
        Gladiator ana = hero("Ana", hex(5, 5), jab, BOLT);
        Gladiator ben = villain("Ben", hex(6, 5), jab);
        var play = scenario(turnOf(ana, ben))
                .choice("turn.action", "attack:bolt:ben")
                .choice("quick.declared", "attack:fist:ana")
                .dice("quick.speed", 6)
                .dice("attack.hit", 2) // Ana, who has a Quick fist too, is not asked
                .choice("turn.action", "attack:bolt:ben")
                .dice("attack.hit", 2);

        new GladiatorsGame().advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Ben is Quick (Ben: Fist at Ana): needs 6, rolls 6, comes first",
                        "Ben's Fist at Ana: needs 6, rolls 2, misses",
                        "Ana: Bolt at Ben",
                        "Ana's Bolt at Ben: -2 close quarters needs 8, rolls 2, misses");
    }
}
