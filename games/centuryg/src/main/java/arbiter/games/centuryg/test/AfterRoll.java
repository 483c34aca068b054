package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.TraitUses;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import java.util.List;

/** Traits that turn a failure into a success, once, right after the roll. Ledger: 5.5, table 3.3. */
final class AfterRoll {

    private AfterRoll() {}

    static void offer(Play<CenturyState> play, TestInProgress trial) {
        if (trial.passed()) {
            settle(play, List.of(trial));
            return;
        }
        boolean study = trial.isWith(SkillId.INVESTIGATION)
                || trial.isWith(SkillId.SCIENCES)
                || trial.isWith(SkillId.HUMANITIES);
        offer(play, trial, TraitId.GUMSHOE, study);
        offer(play, trial, TraitId.JADED, trial.isAbout(PilotAttribute.WILLPOWER, Circumstance.FEAR));
        offer(
                play,
                trial,
                TraitId.SUPERIOR_IMMUNE_SYSTEM,
                trial.isAbout(PilotAttribute.WILLPOWER, Circumstance.ILLNESS));
    }

    private static void offer(Play<CenturyState> play, TestInProgress trial, TraitId trait, boolean fits) {
        if (!fits || trial.saved || !TraitUses.ready(trial.tester(), trait)) {
            return;
        }
        boolean used = play.confirm(
                trial.tester().decider(),
                "test.save",
                () -> "Failed by " + -trial.margin() + ". Succeed after all, with " + TraitUses.name(trait) + "?");
        if (used) {
            TraitUses.use(play, trial.tester(), trait, Period.EPISODE);
            trial.saved = true;
        }
    }

    /** What is used up by a success, against whomever. Ledger: genius, spirit-of-steel. */
    static void settle(Play<CenturyState> play, List<TestInProgress> trials) {
        for (TestInProgress trial : trials) {
            if (trial.passed()) {
                succeeded(play, trial, TraitId.GENIUS);
                succeeded(play, trial, TraitId.SPIRIT_OF_STEEL);
                return;
            }
        }
    }

    private static void succeeded(Play<CenturyState> play, TestInProgress trial, TraitId trait) {
        if (trial.uses(trait)) {
            Note note = new Note(Note.Kind.USED, EnumWords.of(trait), 1, Period.EPISODE);
            play.emit(new Noted(trial.tester().id(), note, "has had the use of " + TraitUses.name(trait)));
        }
    }
}
