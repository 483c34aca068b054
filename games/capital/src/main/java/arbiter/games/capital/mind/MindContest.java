package arbiter.games.capital.mind;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** One mind against another: WIL against WIL; what comes of it people decide. Ledger: CAP-AMB-136. */
final class MindContest {

    private static final Check.Labels LABELS = Check.Labels.of("telepathy");
    private static final int MILLIMETRES = 1000;

    private MindContest() {}

    static boolean prevail(Play<CapitalState> play, Combatant telepath, Combatant other, String purpose) {
        return Check.against(
                        play,
                        LABELS,
                        purpose,
                        telepath,
                        telepath.modifiers(Attribute.WIL),
                        other,
                        other.modifiers(Attribute.WIL))
                .succeeds();
    }

    /** Whether somebody else who is still there is within so many metres. */
    static boolean near(Combatant telepath, Combatant other, int metres) {
        return other != telepath && other.present() && telepath.base().within(other.base(), metres * MILLIMETRES);
    }
}
