package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.TraitUses;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** Something that may be put into a Test before it is rolled, and what the Test would come to with it. */
public record TestEffort(
        String id, String text, TestInProgress trial, Consumer<TestInProgress> change, Optional<TraitId> spent)
        implements Option {

    private static final String NONE = "none";

    static TestEffort none(TestInProgress trial) {
        return new TestEffort(NONE, "Just roll", trial, now -> {}, Optional.empty());
    }

    static TestEffort of(TraitId trait, String text, TestInProgress trial, Consumer<TestInProgress> change) {
        return new TestEffort(
                EnumWords.of(trait), text, trial, change.andThen(now -> now.used.add(trait)), Optional.empty());
    }

    /** Gone for the Episode, whatever comes of it. */
    static TestEffort once(TraitId trait, String text, TestInProgress trial) {
        return new TestEffort(EnumWords.of(trait), text, trial, now -> now.used.add(trait), Optional.of(trait));
    }

    static TestEffort miracle(SkillId id, String text, TestInProgress trial) {
        return new TestEffort(EnumWords.of(id), text, trial, now -> now.becomes(id), Optional.empty());
    }

    void act(Play<CenturyState> play) {
        change.accept(trial);
        spent.ifPresent(trait -> {
            Note note = new Note(Note.Kind.USED, EnumWords.of(trait), 1, Period.EPISODE);
            play.emit(new Noted(trial.tester().id(), note, "puts " + TraitUses.name(trait) + " into it"));
        });
    }

    /** What the Test comes to as it stands. */
    public MightOutlook without(CenturyState state) {
        return PilotRoll.outlook(state, trial.again());
    }

    /** What it would come to with this. */
    public MightOutlook with(CenturyState state) {
        TestInProgress changed = trial.again();
        change.accept(changed);
        return PilotRoll.outlook(state, changed);
    }

    @Override
    public boolean declines() {
        return id.equals(NONE);
    }
}
