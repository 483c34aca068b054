package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.board.WallEvents;
import arbiter.games.gladiators.hold.Bonding;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Events: a power that runs takes hold of one more, or lets somebody go. */
public final class TargetEvents {

    private TargetEvents() {}

    private static String title(GladiatorsState state, String user, int number) {
        Gladiator unit = state.unit(user);
        return unit.inUse()
                .find(number)
                .map(active -> unit.powers().get(active.power()).title())
                .orElse("power");
    }

    /** One activation catches another target. Ledger: GG-AMB-47, GG-AMB-100. */
    public record TargetJoined(String user, int number, String target) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            ActivePower active = unit.inUse().find(number).orElseThrow();
            unit.set(unit.inUse().changed(active.with(target)));
            Bonding.refresh(state, unit, active);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user)
                    .words("'s " + title(state, user, number) + " is on ")
                    .unit(target, state.unit(target).name())
                    .words(" too")
                    .line();
        }
    }

    /** Somebody is free of a power; once nobody is left it is over. Ledger: GG-TRN-6, GG-GRB-1. */
    public record TargetFreed(String user, int number, String target, String power, String because)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            ActivePower active = unit.inUse().find(number).orElseThrow();
            if (Running.running(unit, active).kind() instanceof Wall) {
                WallEvents.breach(state, state.unit(target).hex()); // GG-WAL-7: the rest of it stands
                return;
            }
            ActivePower left = active.without(target);
            if (left.on().isEmpty() && left.area().isEmpty()) {
                Leftovers.end(state, unit, one -> one.number() == number);
            } else {
                unit.set(unit.inUse().changed(left));
            }
            Bonding.refresh(state, unit, active);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, target)
                    .words(" is free of ")
                    .unit(user, state.unit(user).name())
                    .words("'s " + power + ": " + because)
                    .line();
        }
    }

    /** Frees somebody of a power at work on them. */
    public static TargetFreed freed(RunningPower running, Gladiator target, String because) {
        return new TargetFreed(
                running.owner().id(),
                running.activation().orElseThrow().number(),
                target.id(),
                running.power().title(),
                because);
    }
}
