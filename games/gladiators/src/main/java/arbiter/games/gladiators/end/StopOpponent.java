package arbiter.games.gladiators.end;

import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.StopUsed;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Makes it harder for somebody out of action to get up again, once in a turn. Ledger: GG-TRN-9, GG-AMB-79. */
public record StopOpponent(Gladiator target) implements GladiatorAct {

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.turn().stopped() || unit.isHindered()) {
            return;
        }
        for (Gladiator other : state.enemiesOf(unit)) {
            if (other.out().isOut()) {
                menu.add(new StopOpponent(other));
            }
        }
    }

    @Override
    public String id() {
        return "stop:" + target.id();
    }

    @Override
    public String text() {
        return "Stop " + target.name() + " from getting up";
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        play.emit(new StopUsed(unit.id()));
        play.emit(new OpponentStopped(unit.id(), target.id()));
    }

    /** The next reactivation of somebody is 1 harder. */
    public record OpponentStopped(String unit, String target) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(target);
            gladiator.set(gladiator.out().stoppedOnce());
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit)
                    .words(" makes it harder for ")
                    .unit(target, state.unit(target).name())
                    .words(" to get up")
                    .line();
        }
    }
}
