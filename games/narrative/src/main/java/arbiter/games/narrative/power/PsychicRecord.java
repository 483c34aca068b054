package arbiter.games.narrative.power;

import arbiter.tabletop.unit.Part;
import java.util.OptionalInt;

/**
 * Part: what powers have left behind: whether somebody can manifest no more in this encounter, is an easy target of enemy
 * psykers, disturbs the powers of its side to the end of its turn in some round, or is beyond being brought back. Ledger:
 * NAR-PSY-13, NAR-FX-HEA-6.
 */
public record PsychicRecord(boolean barred, boolean exposed, OptionalInt disturbsUntil, boolean beyondHelp)
        implements Part {

    public static final PsychicRecord NONE = new PsychicRecord(false, false, OptionalInt.empty(), false);

    PsychicRecord withBarred() {
        return new PsychicRecord(true, exposed, disturbsUntil, beyondHelp);
    }

    PsychicRecord withExposed() {
        return new PsychicRecord(barred, true, disturbsUntil, beyondHelp);
    }

    PsychicRecord withDisturbance(OptionalInt until) {
        return new PsychicRecord(barred, exposed, until, beyondHelp);
    }

    PsychicRecord withoutHope() {
        return new PsychicRecord(barred, exposed, disturbsUntil, true);
    }
}
