package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.drawback.Complex;
import arbiter.games.gladiators.modifier.drawback.UnpredictableTargeting;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.Optional;

/**
 * What the face of a hit roll does whatever number was needed, in the order in which it is looked at. Ledger: GG-DIE-10,
 * GG-HIT-11, GG-MD-56, GG-MD-11, GG-AMB-33, GG-AMB-114, section 5.2, step 9.2.
 */
public enum FaceRule {
    FRIEND(2, "a friend is in the way"),
    UNPREDICTABLE(1, "Unpredictable Targeting"),
    COMPLEX(6, "Complex"),
    SEEKING(4, "Seeking");

    private final int upTo;
    private final String words;

    FaceRule(int upTo, String words) {
        this.upTo = upTo;
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** The first one that has its way with that face; in an Area none has. */
    public static Optional<FaceRule> of(GladiatorsState state, PowerStrike strike, int face) {
        if (strike.isArea() || face > COMPLEX.upTo) {
            return Optional.empty();
        }
        for (FaceRule rule : values()) {
            if (face <= rule.upTo && rule.applies(state, strike)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }

    /** Whether any face could have its way. */
    static boolean mayApply(GladiatorsState state, PowerStrike strike) {
        if (strike.isArea()) {
            return false;
        }
        for (FaceRule rule : values()) {
            if (rule.applies(state, strike)) {
                return true;
            }
        }
        return false;
    }

    private boolean applies(GladiatorsState state, PowerStrike strike) {
        return switch (this) {
            case FRIEND ->
                !strike.strays() && !BystandingFriends.of(state, strike).isEmpty();
            case UNPREDICTABLE -> !strike.strays() && strike.use().has(UnpredictableTargeting.class);
            case COMPLEX -> strike.use().has(Complex.class);
            case SEEKING -> strike.use().way().is(Targeting.SEEKING);
        };
    }

    /** Whether that face makes an Area miss its hex. Ledger: GG-AMB-114. */
    public static boolean missesHex(int face, boolean complex) {
        return complex && face <= COMPLEX.upTo;
    }
}
