package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is at work on a unit just now, its own powers and those of others. Ledger: GG-HIT-3, GG-DUR-1, GG-DUR-9. */
public final class Running {

    private Running() {}

    /** Every power of that kind at work on the unit. */
    public static List<RunningPower> on(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        List<RunningPower> found = new ArrayList<>();
        for (OwnedPower power : unit.bonds().transformed() ? List.<OwnedPower>of() : unit.powers()) { // GG-TRF-1
            if (kind.isInstance(power.way().kind()) && power.way().isAlwaysOn() && works(unit, power)) {
                found.add(new RunningPower(unit, power, power.way(), Optional.empty()));
            }
        }
        for (Gladiator owner : state.units()) {
            if (!owner.present()) {
                continue;
            }
            for (ActivePower active : owner.inUse().all()) {
                RunningPower running = running(owner, active);
                if (kind.isInstance(running.kind())
                        && owner.condition().goesOn(active.power())
                        && reaches(running, unit)) {
                    found.add(running);
                }
            }
            if (owner != unit) {
                addAround(owner, unit, kind, found);
            }
        }
        return found;
    }

    /** What others carry around with them all the time. Ledger: GG-DUR-9. */
    private static void addAround(
            Gladiator owner, Gladiator unit, Class<? extends AbilityKind> kind, List<RunningPower> found) {
        for (OwnedPower power : owner.powers()) {
            if (kind.isInstance(power.way().kind()) && power.way().isAlwaysOn() && works(owner, power)) {
                RunningPower running = new RunningPower(owner, power, power.way(), Optional.empty());
                if (AreaInPlay.covers(running, unit.position().spot())) {
                    found.add(running);
                }
            }
        }
    }

    /** Whether any power of that kind is at work on the unit; cheaper than gathering them. */
    public static boolean anyOn(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        if (!unit.bonds().transformed()) {
            for (OwnedPower power : unit.powers()) {
                if (kind.isInstance(power.way().kind()) && power.way().isAlwaysOn() && works(unit, power)) {
                    return true;
                }
            }
        }
        for (Gladiator owner : state.units()) {
            for (ActivePower active : owner.inUse().all()) {
                OwnedPower power = owner.powers().get(active.power());
                if (kind.isInstance(power.ways().get(active.way()).kind())
                        && works(owner, power)
                        && reaches(running(owner, active), unit)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** One of a user's activations as a power at work. */
    public static RunningPower running(Gladiator owner, ActivePower active) {
        OwnedPower power = owner.powers().get(active.power());
        return new RunningPower(owner, power, power.ways().get(active.way()), Optional.of(active));
    }

    private static boolean reaches(RunningPower running, Gladiator unit) {
        return running.activation().orElseThrow().isOn(unit.id())
                || AreaInPlay.covers(running, unit.position().spot());
    }

    /** Whether nothing has put it out of use: no Focus lost, nothing burnt out. */
    public static boolean works(Gladiator owner, OwnedPower power) {
        return owner.condition().works(power.place());
    }
}
