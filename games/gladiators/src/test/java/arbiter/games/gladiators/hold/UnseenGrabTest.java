package arbiter.games.gladiators.hold;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Tables;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnseenGrabTest {

    private static final String GRIP =
            "{name: Grip, ability: grab-attack, source: mutant, level: 4, modifiers: [direct, touch, melee]}";
    private static final Effort HASTY = new Effort(60, 30, 15);
    private static final int STEPS = 12;

    /** Gus, whom nobody sees, has hold of Ana. */
    private static GladiatorsState heldBySomebodyUnseen() {
        Gladiator gus = villain("Gus", new Hex(5, 5), GRIP);
        for (OwnedPower power : gus.powers()) {
            if (power.isA(GrabAttack.class) && power.title().equals("Grip")) {
                gus.set(PowersInUse.NONE.with(
                        new ActivePower(1, power.place(), 0, false, 0, List.of("ana"), Optional.empty())));
            }
        }
        gus.hide(true);
        return table(hero("Ana", new Hex(5, 5), FIST), villain("Ben", new Hex(12, 5), BOLT), gus);
    }

    @Test
    @Ledger("GG-GRB-2")
    void whoever_looks_ahead_may_want_to_walk_away_and_is_held_all_the_same() {
        for (long seed = 1; seed <= 4; seed++) {
            GladiatorsState state = heldBySomebodyUnseen();
            LookAhead<GladiatorsState> ahead = new LookAhead<>(Tables.BOOK.game(), HASTY, seed);
            AgentFight<GladiatorsState> fight = new AgentFight<>(Tables.BOOK.game(), state, seed, side -> ahead);
            assertThat(Restraint.isGrabbed(state, state.unit("ana"))).isTrue();
            fight.play(STEPS);
            assertThat(fight.answers()).as("seed %d", seed).isPositive();
        }
    }
}
