package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.TestEquipment;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import java.util.List;

/** What helps and what hinders a Test of a person. Ledger: BCG-TEST-2, BCG-SKILL-1, BCG-ADV-2. */
public final class PilotEdges {

    private PilotEdges() {}

    public static EdgeCount of(CenturyState state, TestInProgress trial) {
        EdgeCount sway =
                of(state, trial.tester(), trial.call(), trial.attribute()).better("Miracle", added(trial) ? 1 : 0);
        for (int i = 0; i < trial.used.size(); i++) {
            TraitInUse own = trial.used.get(i);
            sway = sway.better(own.entry().name(), own.effect().effortAdvantages());
        }
        return trial.uses(PersonTrait::ignoresDisadvantages) ? sway.unhindered() : sway;
    }

    /** Fortune, Sight and Somatics help beside the Skill of the Test. Ledger: BCG-AMB-13. */
    private static boolean added(TestInProgress trial) {
        return trial.miracle()
                        .filter(id -> trial.tester().body().isTrained(id, Miracles.topic(trial.call())))
                        .isPresent()
                && trial.call()
                        .skill()
                        .filter(use -> Miracles.isMiracle(use.skill()))
                        .isEmpty();
    }

    /** As far as the sheet, the table and marks go. */
    static EdgeCount of(CenturyState state, Fighter tester, TestCall call, PilotAttribute attribute) {
        Body body = tester.body();
        EdgeCount own = EdgeCount.NONE
                .better("trained", trained(body, call) ? 1 : 0)
                .better("Skill beside it", beside(body, call) ? 1 : 0)
                .better("inspired", body.notes().best(Note.Kind.INSPIRED)) // BCG-AMB-14: the best counts
                .better("bettered item", Math.min(1, body.notes().count(Note.Kind.ITEM, "")))
                .worse("rattled", state.sum(Mark.Kind.RATTLED, tester, tester)) // BCG-MACT-4
                .worse("weary", body.notes().sum(Note.Kind.WEARY)) // BCG-AMB-15
                .worse(
                        "spending",
                        attribute == PilotAttribute.RESOURCES
                                ? body.notes().count(Note.Kind.SPENDING, "")
                                : 0) // BCG-AMB-11
                .worse("no tools", lacksTools(body, call) ? 1 : 0)
                .and(TestEquipment.of(body, call));
        List<TraitInUse> traits = body.traits();
        for (int i = 0; i < traits.size(); i++) {
            TraitInUse trait = traits.get(i);
            own = trait.effect().sway(own, body, call, attribute, trait);
        }
        return call.sway().and(call.is(Circumstance.TRUE_STRIKE) ? own.unhindered() : own); // true-strike
    }

    private static boolean lacksTools(Body body, TestCall call) {
        return call.is(Circumstance.TOOLS_MISSING) && !body.any(PersonTrait::ignoresMissingTools);
    }

    /** An Ether Drive works without any Advantage. Ledger: BCG-SKILL-1, ether-drive. */
    private static boolean trained(Body body, TestCall call) {
        if (call.skill().isEmpty()) {
            return false;
        }
        TestCall.SkillUse use = call.skill().get();
        return body.isTrained(use.skill(), use.topic());
    }

    /** Two Miracles go together with a Skill. Ledger: BCG-MIR-4, BCG-AMB-13. */
    private static boolean beside(Body body, TestCall call) {
        String topic = call.skill().map(TestCall.SkillUse::topic).orElse("");
        boolean electronics = call.uses(SkillId.ELECTRICITY) && topic.equals("Electronics Tests");
        boolean crafts = call.uses(SkillId.MATTER) && topic.equals("Craftsmanship Tests");
        return electronics && body.isTrained(SkillId.ELECTRONICS, "")
                || crafts && body.isTrained(SkillId.CRAFTSMANSHIP, "");
    }
}
