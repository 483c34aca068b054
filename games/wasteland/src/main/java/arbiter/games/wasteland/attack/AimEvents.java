package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.Optional;

/** How an aim begins and ends. Ledger: WAS-MIN-1, WAS-QUAL-11. */
public final class AimEvents {

    private AimEvents() {}

    /** After the attack that it was for, or at the end of the turn. */
    public static void end(Play<WastelandState> play, Fighter one) {
        if (one.aiming().aimed()) {
            play.emit(new AimEnded(one.id()));
        }
    }

    /** When the marker's next turn begins, or after the attack that it helped. */
    public static void endMark(Play<WastelandState> play, Fighter marker) {
        if (marker.aiming().marked().isPresent()) {
            play.emit(new MarkEnded(marker.id()));
        }
    }

    /** Somebody aims, at somebody if that matters, and may mark the target. */
    public record TakenAim(String unit, Optional<String> target, boolean marks) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Optional<String> marked = marks ? target : one.aiming().marked();
            one.set(new Aiming(true, !one.turn().attacked(), target, marked));
        }

        @Override
        public Line line(WastelandState state) {
            Line.Builder line = tell(state, unit).words(" aims");
            target.ifPresent(id -> line.words(" at ").unit(id, state.unit(id).name()));
            return line.words(marks ? " and marks the target" : "").line();
        }
    }

    /** The aim is used or over. */
    public record AimEnded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.aiming().spent());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " no longer aims");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** The mark is used or over. */
    public record MarkEnded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.aiming().unmarked());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, "'s mark is gone");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
