package arbiter.games.wasteland.test;

import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Optional;

/**
 * A test before it is rolled: who tries what, with which attribute and skill, how hard it is and why, and what may be done
 * about it. Never changes. Ledger: WAS-TEST-1.
 */
public final class TestAttempt {

    /** What complications of the test can be. Ledger: section 3.14. */
    public enum Kind {
        RANGED_ATTACK,
        MELEE_ATTACK,
        FIRST_AID,
        OTHER
    }

    /** Some dice of the test that may be thrown again, by whatever right. Ledger: WAS-ATK-6. */
    public record RerollRight(String label, String words, int dice) {}

    /** The narrowest range: a 20. Ledger: WAS-TEST-5. */
    public static final int NARROWEST = 1;

    /** The widest range: 16 to 20. */
    public static final int WIDEST = 5;

    private final Fighter actor;
    private final String what;
    private final Attribute attribute;
    private final SkillName skill;
    private final int target;
    private final int critical;
    private final Modifiers difficulty;
    private int range = NARROWEST;
    private Kind kind = Kind.OTHER;
    private boolean assisted = true;
    private boolean mayPassUnrolled = true;
    private boolean withoutPool;
    private boolean earning = true;
    private boolean banking;
    private List<RerollRight> rerolls = List.of();
    private Optional<AttackForm> weapon = Optional.empty();
    private Optional<Fighter> patient = Optional.empty();

    private TestAttempt(
            Fighter actor,
            String what,
            Attribute attribute,
            SkillName skill,
            int target,
            int critical,
            Modifiers difficulty) {
        this.actor = actor;
        this.what = what;
        this.attribute = attribute;
        this.skill = skill;
        this.target = target;
        this.critical = critical;
        this.difficulty = difficulty;
    }

    /** A test of an attribute and a skill against a difficulty. Ledger: WAS-TEST-1, WAS-TEST-4, WAS-TEST-12. */
    public static TestAttempt of(
            Fighter actor, String what, Attribute attribute, SkillName skill, Modifiers difficulty) {
        Statistics statistics = actor.profile().statistics();
        return new TestAttempt(
                actor,
                what,
                attribute,
                skill,
                statistics.target(attribute, skill),
                statistics.critical(skill),
                difficulty);
    }

    /** With a wider complication range, never wider than 16 to 20. Ledger: WAS-TEST-5. */
    public TestAttempt complicatedBy(int wider) {
        TestAttempt changed = copy(target);
        changed.range = Math.min(WIDEST, range + wider);
        return changed;
    }

    /** An attack with that weapon. */
    public TestAttempt attackingWith(AttackForm form, List<RerollRight> rights) {
        TestAttempt changed = copy(target);
        changed.kind = form.isMelee() ? Kind.MELEE_ATTACK : Kind.RANGED_ATTACK;
        changed.weapon = Optional.of(form);
        changed.rerolls = rights;
        changed.mayPassUnrolled = !form.strikesZones(); // section 5.2, Q5
        return changed;
    }

    public TestAttempt treating(Fighter whom) {
        TestAttempt changed = copy(target);
        changed.kind = Kind.FIRST_AID;
        changed.patient = Optional.of(whom);
        return changed;
    }

    /** Nobody can help. Ledger: WAS-DYING-4. */
    public TestAttempt alone() {
        TestAttempt changed = copy(target);
        changed.assisted = false;
        return changed;
    }

    /** It is rolled even where it cannot fail, for the sake of its successes. Ledger: WAS-OPP-1, WAS-MAJ-7. */
    public TestAttempt alwaysRolled() {
        TestAttempt changed = copy(target);
        changed.mayPassUnrolled = false;
        return changed;
    }

    /** What is left over is no action points. Ledger: WAS-OPP-1, WAS-OPP-4. */
    public TestAttempt withoutEarning() {
        TestAttempt changed = copy(target);
        changed.earning = false;
        return changed;
    }

    /** What is left over goes straight into the pool. Ledger: WAS-MAJ-7. */
    public TestAttempt banking() {
        TestAttempt changed = copy(target);
        changed.banking = true;
        return changed;
    }

    /** Dice are bought with points for the gamemaster only. Ledger: WAS-OPP-4. */
    public TestAttempt withoutPool() {
        TestAttempt changed = copy(target);
        changed.withoutPool = true;
        return changed;
    }

    /** Luck takes the place of the attribute; what counts twice stays. Ledger: WAS-LUCK-3, WAS-TEST-4. */
    public TestAttempt withLuck() {
        return copy(luckTarget());
    }

    public int luckTarget() {
        return actor.attribute(Attribute.LUCK) + actor.rank(skill);
    }

    private TestAttempt copy(int anotherTarget) {
        TestAttempt copy = new TestAttempt(actor, what, attribute, skill, anotherTarget, critical, difficulty);
        copy.range = range;
        copy.kind = kind;
        copy.assisted = assisted;
        copy.mayPassUnrolled = mayPassUnrolled;
        copy.withoutPool = withoutPool;
        copy.earning = earning;
        copy.banking = banking;
        copy.rerolls = rerolls;
        copy.weapon = weapon;
        copy.patient = patient;
        return copy;
    }

    public Fighter actor() {
        return actor;
    }

    public String what() {
        return what;
    }

    public Attribute attribute() {
        return attribute;
    }

    public SkillName skill() {
        return skill;
    }

    public int target() {
        return target;
    }

    public int critical() {
        return critical;
    }

    public int range() {
        return range;
    }

    public Modifiers parts() {
        return difficulty;
    }

    /** All parts are added up first, and only then nothing is below 0. Ledger: WAS-TEST-7. */
    public int difficulty() {
        return Math.max(0, difficulty.total());
    }

    public Kind kind() {
        return kind;
    }

    public List<RerollRight> rerolls() {
        return rerolls;
    }

    public Optional<AttackForm> weapon() {
        return weapon;
    }

    public Optional<Fighter> patient() {
        return patient;
    }

    boolean isAssisted() {
        return assisted;
    }

    boolean mayPassUnrolled() {
        return mayPassUnrolled;
    }

    /** Whether neither the pool nor points in hand may be spent on it. */
    boolean isWithoutPool() {
        return withoutPool;
    }

    boolean earns() {
        return earning;
    }

    boolean banks() {
        return banking;
    }

    FaceClasses classes() {
        return FaceClasses.of(target, critical, range);
    }
}
