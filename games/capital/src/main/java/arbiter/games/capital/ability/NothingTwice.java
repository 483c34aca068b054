package arbiter.games.capital.ability;

import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.List;

/**
 * The fourth Power Play: standard Actions count by kind, all else by name, Aim and Block included. Ledger: power-play-2,
 * CAP-AMB-148.
 */
public final class NothingTwice {

    private NothingTwice() {}

    static boolean holds(Combatant unit) {
        List<Hindrance> hindrances = PowerPlayHindrances.of(unit).all();
        return !hindrances.isEmpty() && PowerPlayHindrances.of(unit).hampered(Hindrance.Kind.NOTHING_TWICE);
    }

    public static boolean forbids(Combatant unit, String what) {
        return holds(unit) && PowerPlayHindrances.of(unit).hasDone(what);
    }

    public static void note(Play<CapitalState> play, Combatant unit, String what) {
        if (holds(unit)) {
            play.emit(new DoneOnce(unit.id(), what));
        }
    }

    /** What a vehicle does counts for it as well as for whoever sees to it. */
    public static void note(Play<CapitalState> play, Combatant unit, CapitalAct act) {
        note(play, unit, act.kind());
        act.machine().ifPresent(vehicle -> note(play, vehicle, act.kind()));
    }

    /** Takes off a menu what the unit, or the vehicle it sits in, has done already. */
    public static void cut(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (holds(unit)) {
            menu.removeIf(act -> PowerPlayHindrances.of(unit).hasDone(act.kind()));
        }
        if (unit.riding().isPresent() && holds(state.unit(unit.riding().get().vehicle()))) {
            menu.removeIf(act -> act.machine().isPresent()
                    && PowerPlayHindrances.of(act.machine().get()).hasDone(act.kind()));
        }
    }

    /** A unit that can do nothing twice has done this. Ledger: CAP-AMB-148. */
    public record DoneOnce(String unit, String what) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            PowerPlayHindrances.done(state.unit(unit), what);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " cannot do that again for now: " + what);
        }
    }
}
