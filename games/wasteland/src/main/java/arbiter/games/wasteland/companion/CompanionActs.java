package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.List;
import java.util.function.Consumer;

/** What a commander can have others do. Ledger: WAS-MAJ-3, WAS-MAJ-12. */
public final class CompanionActs {

    private CompanionActs() {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other != one && other.canAct() && obeys(other, one)) {
                if (canBeCommanded(other)) {
                    menu.accept(new CommandAct(other));
                }
                if (other.isCompanion() && other.turn().hasMinor()) {
                    minors(state, other, menu);
                }
            }
        }
    }

    private static void minors(WastelandState state, Fighter companion, Consumer<WastelandAct> menu) {
        for (WastelandAct act : ActMenu.of(state, companion, Price.MINOR)) {
            if (!(act.isMovement() && companion.turn().moved())) {
                menu.accept(new CompanionAct(companion, act));
            }
        }
    }

    /** A companion obeys its commander, and the gang of a leader obeys the leader. Ledger: WAS-MAJ-12, warlord. */
    static boolean obeys(Fighter other, Fighter leader) {
        if (other.isCompanion()) {
            return other.service().commander().filter(leader.id()::equals).isPresent();
        }
        return leader.profile().leads()
                && other.side().equals(leader.side())
                && other.profile().kind() == Profile.Kind.PERSON
                && isOfAGang(other.profile().standing());
    }

    private static boolean isOfAGang(Profile.Standing standing) {
        return standing == Profile.Standing.MINION || standing == Profile.Standing.NORMAL;
    }

    /** Once in a round; whoever has turns of its own only before that of this round. */
    private static boolean canBeCommanded(Fighter other) {
        if (other.service().commanded()) {
            return false;
        }
        return other.isCompanion()
                ? other.turn().hasMajor()
                : !other.turn().acted()
                        && !other.turn().givenUp()
                        && !other.lostActions().pending();
    }
}
