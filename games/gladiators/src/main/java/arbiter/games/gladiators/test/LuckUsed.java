package arbiter.games.gladiators.test;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody puts dice of Luck on a roll. Ledger: GG-LCK-1. */
public record LuckUsed(String user, int dice, boolean highest) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator unit = state.unit(user);
        unit.set(unit.luck().using(dice));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                user,
                " trusts to Luck: " + dice + " more " + (dice == 1 ? "die" : "dice") + ", the "
                        + (highest ? "highest" : "lowest") + " counts");
    }
}
