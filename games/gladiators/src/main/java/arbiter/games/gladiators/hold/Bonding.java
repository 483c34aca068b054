package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.MindControlAbility;
import arbiter.games.gladiators.ability.Transform;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.List;
import java.util.Optional;

/** For events: works out everybody's bonds anew when a power that binds began or ended. Ledger: GG-AMB-49. */
public final class Bonding {

    private Bonding() {}

    public static void refresh(GladiatorsState state, Gladiator user, ActivePower changed) {
        if (!(Running.running(user, changed).kind() instanceof BindingAbility)) {
            return;
        }
        for (Gladiator unit : state.units()) {
            Optional<Gladiator> controller = controller(state, unit);
            boolean transformed = !Running.on(state, unit, Transform.class).isEmpty();
            Bonds bonds = new Bonds(
                    controller.map(Gladiator::id),
                    controller.map(Gladiator::ownSide),
                    transformed,
                    unit.bonds().embedded());
            if (!bonds.equals(unit.bonds())) {
                unit.set(bonds);
            }
        }
    }

    /** Whoever controls a controller decides for the last in the row; a ring of them leaves everybody to themselves. */
    private static Optional<Gladiator> controller(GladiatorsState state, Gladiator unit) {
        Gladiator top = unit;
        for (int links = 0; links < state.units().size(); links++) {
            Optional<RunningPower> control = control(state, top);
            if (control.isEmpty()) {
                return top == unit ? Optional.empty() : Optional.of(top);
            }
            top = control.get().owner();
        }
        return Optional.empty();
    }

    /** The Mind Control of somebody else that a unit is under; the first if there are several. */
    static Optional<RunningPower> control(GladiatorsState state, Gladiator unit) {
        List<RunningPower> controls = Running.on(state, unit, MindControlAbility.class);
        for (RunningPower control : controls) {
            if (control.owner() != unit) {
                return Optional.of(control);
            }
        }
        return Optional.empty();
    }
}
