package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.detect.DetectEvents.CameOut;
import arbiter.games.gladiators.detect.DetectEvents.Hid;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Hiding and looking for those who are concealed. Ledger: GG-TRN-10, GG-HID-1, GG-DET-4. */
public final class DetectActs {

    private DetectActs() {}

    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (canHide(state, unit)) {
            menu.add(new Hide());
        }
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (enemy.isInAction() && Spotting.mayTry(state, unit, enemy)) {
                menu.add(new Look(enemy));
            }
        }
        ViewpointAct.offer(state, unit, menu);
    }

    /** Something has to be between, or around one, for at least one opponent. Ledger: GG-HID-2. */
    private static boolean canHide(GladiatorsState state, Gladiator unit) {
        if (unit.hiding().now() || state.map().ground().isEmpty()) {
            return false;
        }
        LineOfFire line = new LineOfFire(state.map(), state.walls());
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (line.hiding(enemy.position().spot(), unit.position().spot()) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whoever has attacked hides no longer. Ledger: GG-AMB-88. */
    public static void comeOut(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.hiding().now()) {
            play.emit(new CameOut(unit.id()));
        }
    }

    /** Hides in or behind something. Ledger: GG-TRN-10. */
    record Hide() implements GladiatorAct {

        @Override
        public String id() {
            return "hide";
        }

        @Override
        public String text() {
            return "Hide";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            play.emit(new Hid(unit.id()));
        }
    }

    /** Looks for somebody concealed; this takes no action. Ledger: GG-DET-4. */
    record Look(Gladiator target) implements GladiatorAct {

        @Override
        public String id() {
            return "look:" + target.id();
        }

        @Override
        public String text() {
            return "Look for " + target.name();
        }

        @Override
        public int actions() {
            return 0;
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public List<Headline> headlines() {
            return List.of(Headline.wanted("spotted"));
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            Spotting.finds(play, unit, target);
        }
    }
}
