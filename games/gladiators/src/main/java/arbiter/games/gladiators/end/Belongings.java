package arbiter.games.gladiators.end;

import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.drawback.ItemModifier;
import arbiter.games.gladiators.power.FocusEvents.ThingSought;
import arbiter.games.gladiators.power.FocusEvents.ThingsTaken;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Whoever is defeated loses every Focus and every Item; each comes back on 6 or more, once a session. Ledger: GG-DSM-5. */
public final class Belongings {

    private static final int COMES_BACK = 6;

    private Belongings() {}

    static void lose(Play<GladiatorsState> play, Gladiator unit) {
        List<Integer> things = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            if (power.way().has(FocusModifier.class) || power.way().has(ItemModifier.class)) {
                things.add(power.place());
            }
        }
        if (!things.isEmpty()) {
            play.emit(new ThingsTaken(unit.id(), things));
        }
    }

    public static boolean areMissing(Gladiator unit) {
        return unit.powers().stream().anyMatch(power -> isTaken(unit, power));
    }

    private static boolean isTaken(Gladiator unit, OwnedPower power) {
        return unit.condition().has(power.place(), PowerFault.TAKEN);
    }

    /** A session has passed. */
    public static void session(Play<GladiatorsState> play, Gladiator unit) {
        for (OwnedPower power : unit.powers()) {
            if (isTaken(unit, power)) {
                play.emit(new ThingSought(
                        unit.id(), power.place(), D10Roll.roll(play, "belongings.session", unit, COMES_BACK)));
            }
        }
    }
}
