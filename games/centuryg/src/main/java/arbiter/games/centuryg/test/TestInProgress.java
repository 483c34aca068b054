package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TestKind;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** A Test of a person while it is being made, and what came of it. */
public final class TestInProgress {

    private final Fighter tester;
    private final TestCall call;
    PilotAttribute attribute;
    EdgeCount sway = EdgeCount.NONE;
    Modifiers bonus = Modifiers.none();
    OptionalInt dn;
    /** The Miracle that it is a Test of. */
    private SkillId miracle;
    /** Traits put into it before the roll. */
    final List<TraitInUse> used = new ArrayList<>(0);
    /** The Tests that share one roll; a plain one is by itself. Ledger: BCG-MIX-1. */
    List<TestInProgress> sharing = List.of(this);

    int traded;
    int eased;
    int die;
    boolean saved;
    /** Whether it is what somebody sets out to do, not a part of something else. */
    boolean main = true;

    public TestInProgress(Fighter tester, TestCall call) {
        this.tester = tester;
        this.call = call;
        this.attribute = call.attribute();
        this.dn = call.dn();
        call.skill().filter(use -> Miracles.isMiracle(use.skill())).ifPresent(use -> miracle = use.skill());
    }

    public Fighter tester() {
        return tester;
    }

    public TestCall call() {
        return call;
    }

    public PilotAttribute attribute() {
        return attribute;
    }

    public Optional<SkillId> miracle() {
        return Optional.ofNullable(miracle);
    }

    /** Is rolled with another Attribute from now on. */
    public void turnTo(PilotAttribute other) {
        attribute = other;
    }

    void becomes(SkillId id) {
        miracle = id;
    }

    /** The same Test once more, to see what would come of it. */
    TestInProgress again() {
        TestInProgress again = new TestInProgress(tester, call);
        again.attribute = attribute;
        again.miracle = miracle;
        again.used.addAll(used);
        return again;
    }

    /** Whether the Trait was put into this Test. */
    boolean uses(TraitInUse own) {
        for (int i = 0; i < used.size(); i++) {
            if (used.get(i).entry().isSame(own.entry())) {
                return true;
            }
        }
        return false;
    }

    /** Whether that is so of anything that was put into this Test. */
    boolean uses(Predicate<PersonTrait> question) {
        for (int i = 0; i < used.size(); i++) {
            if (question.test(used.get(i).effect())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the Trait can be put in: it is not used up, and not in this roll yet. */
    public boolean canTake(TraitInUse own) {
        return !isPut(own) && TraitUses.ready(tester, own);
    }

    /** Whether the Trait was put into this Test or another one that shares the roll. */
    public boolean isPut(TraitInUse own) {
        for (TestInProgress part : sharing) {
            if (part.uses(own)) {
                return true;
            }
        }
        return false;
    }

    /** Whether any of the Tests that share the roll is one of a Miracle. */
    boolean isMiraculous() {
        for (TestInProgress part : sharing) {
            if (part.miracle != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether any of the Tests that share the roll is such a one. */
    public boolean isAny(TestKind kind) {
        for (TestInProgress part : sharing) {
            if (kind.fits(part.call, part.attribute)) {
                return true;
            }
        }
        return false;
    }

    /** Advantages less Disadvantages, without what was traded either way. Ledger: BCG-AMB-03. */
    public int net() {
        return sway.net() - traded + eased;
    }

    public int die() {
        return die;
    }

    public int total() {
        return die + bonus.total();
    }

    /** Ledger: BCG-AMB-01. */
    public boolean passed() {
        return saved || dn.isEmpty() || total() >= dn.getAsInt();
    }

    public int margin() {
        return saved ? 0 : total() - dn.orElse(0);
    }
}
