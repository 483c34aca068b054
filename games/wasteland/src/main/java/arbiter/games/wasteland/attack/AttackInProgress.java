package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import java.util.OptionalInt;

/** An attack under way: who, with what, against whom, where it is aimed at, whether it comes out of the dark, and a parry. */
public final class AttackInProgress {

    private final Occasion occasion;
    private final AttackForm form;
    private final Fighter target;
    private final boolean sneaking;
    private final boolean aimed;
    private OptionalInt called = OptionalInt.empty();
    private boolean parried;

    public AttackInProgress(Occasion occasion, AttackForm form, Fighter target) {
        this.occasion = occasion;
        this.form = form;
        this.target = target;
        this.sneaking = Unawareness.isUnaware(target, occasion.actor()); // WAS-SNEAK-1
        this.aimed = occasion.actor().aiming().aimed() && !form.losesAim();
    }

    void call(OptionalInt location) {
        called = location;
    }

    void parry() {
        parried = true;
    }

    public Occasion occasion() {
        return occasion;
    }

    public Fighter attacker() {
        return occasion.actor();
    }

    public AttackForm form() {
        return form;
    }

    public Fighter target() {
        return target;
    }

    public boolean isSneaking() {
        return sneaking;
    }

    public OptionalInt called() {
        return called;
    }

    public boolean isParried() {
        return parried;
    }

    /** Whether the attacker has aimed and the weapon makes use of it. Ledger: WAS-MIN-1, WAS-QUAL-7. */
    public boolean isAimed() {
        return aimed;
    }
}
