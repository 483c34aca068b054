package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Profile;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Base;
import java.util.Objects;
import java.util.Optional;

/** What a unit is under, for better or worse, and what that makes of its Scores. Ledger: section 2.19, CAP-AMB-62. */
public abstract class AfflictedUnit extends LivingUnit {

    private static final int WOUNDED = 2;
    private static final int PRONE = 4;

    boolean prone;
    boolean chilled;
    boolean poisoned;
    boolean focused;
    boolean allOut;
    String grappledBy;
    String grappling;
    String tauntedBy;
    Marks marks = new Marks();

    /** For reading a saved fight. */
    AfflictedUnit() {}

    AfflictedUnit(String id, String name, String side, Profile profile, Base base) {
        super(id, name, side, profile, base);
    }

    public boolean isProne() {
        return prone;
    }

    public boolean isChilled() {
        return chilled;
    }

    public boolean isPoisoned() {
        return poisoned;
    }

    public boolean isFocused() {
        return focused;
    }

    /** Who grapples this unit. */
    public Optional<String> grappledBy() {
        return Optional.ofNullable(grappledBy);
    }

    /** Whom this unit grapples. */
    public Optional<String> grappling() {
        return Optional.ofNullable(grappling);
    }

    public Optional<String> tauntedBy() {
        return Optional.ofNullable(tauntedBy);
    }

    /** Focus, hindrances and the like. */
    public Marks marks() {
        return marks;
    }

    /** The effective Score. Ledger: CAP-AMB-62. */
    public int score(Attribute attribute) {
        if (attribute == Attribute.AGI && grappledBy != null) {
            return 1;
        }
        int score = profile().score(attribute) - (wounded() ? WOUNDED : 0);
        if (attribute == Attribute.AGI) {
            score += (focused ? 1 : 0) + (allOut ? 1 : 0) - (prone ? PRONE : 0);
        }
        return Math.max(0, Math.min(Attribute.HIGHEST, score));
    }

    /** The effective Score with its parts. */
    public Modifiers modifiers(Attribute attribute) {
        boolean agility = attribute == Attribute.AGI;
        if (agility && grappledBy != null) {
            return Modifiers.of("AGI while grappled", 1);
        }
        Modifiers parts = Modifiers.of(attribute.name(), profile().score(attribute))
                .and("focus", agility && focused ? 1 : 0)
                .and("all out", agility && allOut ? 1 : 0)
                .and("wounded", wounded() ? -WOUNDED : 0)
                .and("prone", agility && prone ? -PRONE : 0);
        return parts.and("limit", score(attribute) - parts.total());
    }

    void restoreAfflictions(AfflictedUnit earlier) {
        prone = earlier.prone;
        chilled = earlier.chilled;
        poisoned = earlier.poisoned;
        focused = earlier.focused;
        allOut = earlier.allOut;
        grappledBy = earlier.grappledBy;
        grappling = earlier.grappling;
        tauntedBy = earlier.tauntedBy;
        marks.restore(earlier.marks);
    }

    boolean suffersLike(AfflictedUnit that) {
        return prone == that.prone
                && chilled == that.chilled
                && poisoned == that.poisoned
                && focused == that.focused
                && allOut == that.allOut
                && Objects.equals(grappledBy, that.grappledBy)
                && Objects.equals(grappling, that.grappling)
                && Objects.equals(tauntedBy, that.tauntedBy)
                && marks.equals(that.marks);
    }

    int afflictionsHash() {
        int flags = (prone ? 1 : 0)
                + (chilled ? 2 : 0)
                + (poisoned ? 4 : 0)
                + (focused ? 8 : 0)
                + (allOut ? 16 : 0)
                + (grappledBy == null ? 0 : 32);
        return 31 * flags + marks.hashCode();
    }
}
