package arbiter.games.wasteland.aid;

import arbiter.games.wasteland.chem.Dose;
import arbiter.games.wasteland.health.Healing;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestExtras;
import arbiter.games.wasteland.test.TestOutcome;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** One First Aid, from its test to the patient. Ledger: section 2.20, section 5.3. */
final class FirstAid {

    private static final int ROBOT = 2;
    private static final int ANNOUNCED = 1;

    private final Play<WastelandState> play;
    private final Occasion occasion;
    private final Fighter helper;
    private final Fighter patient;
    private final SkillName skill;

    FirstAid(Play<WastelandState> play, Occasion occasion, Fighter patient) {
        this.play = play;
        this.occasion = occasion;
        this.helper = occasion.actor();
        this.patient = patient;
        this.skill = isRobot() ? SkillName.REPAIR : SkillName.MEDICINE; // WAS-AID-8
    }

    private boolean isRobot() {
        return patient.profile().kind() == Profile.Kind.ROBOT;
    }

    void resolve() {
        Optional<Dose> dose = isRobot() ? Optional.empty() : Dose.offerAlong(play, helper, patient); // WAS-AID-7
        boolean announced = InjuryTreatment.hasHardOnes(patient)
                && play.confirm(
                        helper.decider(),
                        "aid.announce",
                        () -> "Try to treat an injury that is hard to treat, which makes this 1 harder?");
        dose.ifPresent(one -> one.use(play));
        TestAttempt attempt = TestAttempt.of(helper, "First Aid", Attribute.INTELLIGENCE, skill, difficulty(announced))
                .treating(patient);
        TestOutcome outcome = TestProcedure.resolve(play, attempt, occasion.helpers());
        if (outcome.passes()) {
            dose.filter(one -> !outcome.doseSpoilt()).ifPresent(one -> one.flush(play, patient));
            boolean stabilised = choose(announced);
            dose.filter(one -> !outcome.doseSpoilt()).ifPresent(one -> one.heal(play, patient, !stabilised));
            TestExtras.offer(play, helper);
        }
        Purse.bankOutsideTurn(play, helper);
    }

    /** Untreated injuries, oneself, a robot, an announced hard one. Ledger: WAS-AID-1, WAS-AID-3, WAS-AID-6, WAS-AID-8. */
    private Modifiers difficulty(boolean announced) {
        Modifiers base = Modifiers.of("injuries", patient.injuries().untreated())
                .and("robot", isRobot() ? ROBOT : 0)
                .and("oneself", helper == patient ? 1 : 0)
                .and("hard to treat", announced ? ANNOUNCED : 0)
                .and("perk", helper.profile().bonuses().firstAidDifficulty());
        return TestDifficulty.ofAction(play.state(), base, occasion, Attribute.INTELLIGENCE, skill);
    }

    /** Exactly one of what the patient's state allows; says whether it was to stabilise. Ledger: WAS-AID-2, WAS-AID-4. */
    private boolean choose(boolean announced) {
        int healing = helper.rank(skill) + helper.profile().bonuses().firstAidHealing();
        List<AidOption> options = AidOption.of(patient, healing, announced);
        if (options.isEmpty()) {
            return false;
        }
        AidOption chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(helper.decider(), "aid.choice", options)
                        .asking(() -> "What do you do for " + patient.name() + "?")
                        .decidedBy(() -> List.of(Headline.wanted(patient.id() + " HP"), Headline.wanted("stable"))));
        switch (chosen.kind()) {
            case HEAL -> Healing.heal(play, patient, healing);
            case TREAT -> InjuryTreatment.treat(play, patient, chosen.injury());
            case STABILISE -> stabilise();
        }
        if (chosen.kind() == AidOption.Kind.TREAT) {
            offerWaking(); // WAS-DYING-10
        }
        return chosen.kind() == AidOption.Kind.STABILISE;
    }

    /** One hit point, more for points, and a point to wake the patient. Ledger: WAS-DYING-8, WAS-DYING-9. */
    private void stabilise() {
        Healing.stabilise(play, patient, 1);
        int room = Vitals.maximum(patient) - patient.vitals().health();
        int payable = Math.min(room, Purse.available(play.state(), helper));
        if (payable > 0) {
            int points = play.choose(Request.amount(helper.decider(), "aid.points", 0, payable)
                            .asking(() -> "How many AP for hit points of " + patient.name() + ", one each?")
                            .partOf("aid.stable"))
                    .value();
            Purse.spend(play, helper, points, "hit points of " + patient.name());
            Healing.gain(play, patient, points);
        }
        offerWaking();
    }

    private void offerWaking() {
        boolean asleep = patient.vitals().life() == Vitals.Life.UNCONSCIOUS;
        if (asleep
                && Purse.available(play.state(), helper) > 0
                && play.confirm(helper.decider(), "aid.wake", () -> "Wake " + patient.name() + " for 1 AP?")) {
            Purse.spend(play, helper, 1, "waking " + patient.name());
            Healing.wake(play, patient);
        }
    }
}
