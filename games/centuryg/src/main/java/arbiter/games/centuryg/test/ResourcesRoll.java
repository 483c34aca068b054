package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.EquipmentGot;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitKind;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Money in the place of other things: Equipment for an Episode, or somebody who can do it. Ledger: BCG-EQT-1, BCG-SKILL-2. */
public final class ResourcesRoll {

    private ResourcesRoll() {}

    /** DN 10 for what costs 5, DN 20 for what costs 10; gone when the Episode ends. Ledger: BCG-EQT-1, BCG-EQT-2. */
    public static boolean equipment(Play<CenturyState> play, Fighter buyer, Taken taken, EdgeCount sway) {
        Trait item = taken.trait();
        if (item.kind() != TraitKind.EQUIPMENT) {
            throw new IllegalArgumentException(item.name() + " is not Equipment");
        }
        TestCall call = TestCall.of("looking for a " + item.name(), PilotAttribute.RESOURCES)
                .labelled("equipment.roll")
                .about(Circumstance.EQUIPMENT)
                .against(2 * item.cost())
                .swayed(sway);
        boolean passed = spend(play, buyer, call);
        if (passed) {
            play.emit(new EquipmentGot(buyer.id(), taken));
        }
        return passed;
    }

    /** Instead of an Attribute and a Skill, where there is time to get help. Ledger: BCG-SKILL-2. */
    public static boolean substitute(Play<CenturyState> play, Fighter buyer, String purpose, int dn, EdgeCount sway) {
        return spend(
                play,
                buyer,
                TestCall.of(purpose, PilotAttribute.RESOURCES).against(dn).swayed(sway));
    }

    /** Each success makes the next harder, unless it was luck. Ledger: BCG-AMB-11, fortune. */
    private static boolean spend(Play<CenturyState> play, Fighter buyer, TestCall call) {
        TestInProgress trial = PilotRoll.resolve(play, buyer, call);
        if (trial.passed() && trial.miracle().filter(SkillId.FORTUNE::equals).isEmpty()) {
            Note note = new Note(Note.Kind.SPENDING, "", 1, Period.EPISODE);
            play.emit(new Noted(buyer.id(), note, "has spent a good deal"));
        }
        return trial.passed();
    }
}
