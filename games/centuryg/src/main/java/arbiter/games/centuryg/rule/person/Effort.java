package arbiter.games.centuryg.rule.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Note;
import arbiter.games.centuryg.state.Noted;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** Something that may be put into a Test before it is rolled, and what the Test would come to with it. */
public record Effort(String id, String text, Trial trial, Consumer<Trial> change, Optional<TraitId> spent)
        implements Option {

    private static final String NONE = "none";

    static Effort none(Trial trial) {
        return new Effort(NONE, "Just roll", trial, now -> {}, Optional.empty());
    }

    static Effort of(TraitId trait, String text, Trial trial, Consumer<Trial> change) {
        return new Effort(
                EnumWords.of(trait), text, trial, change.andThen(now -> now.used.add(trait)), Optional.empty());
    }

    /** Gone for the Episode, whatever comes of it. */
    static Effort once(TraitId trait, String text, Trial trial) {
        return new Effort(EnumWords.of(trait), text, trial, now -> now.used.add(trait), Optional.of(trait));
    }

    static Effort miracle(SkillId id, String text, Trial trial) {
        return new Effort(EnumWords.of(id), text, trial, now -> now.becomes(id), Optional.empty());
    }

    void act(Play<CenturyState> play) {
        change.accept(trial);
        spent.ifPresent(trait -> {
            Note note = new Note(Note.Kind.USED, EnumWords.of(trait), 1, Period.EPISODE);
            play.emit(new Noted(trial.tester().id(), note, "puts " + Traits.name(trait) + " into it"));
        });
    }

    /** What the Test comes to as it stands. */
    public Outlook without(CenturyState state) {
        return PilotTest.outlook(state, trial.again());
    }

    /** What it would come to with this. */
    public Outlook with(CenturyState state) {
        Trial changed = trial.again();
        change.accept(changed);
        return PilotTest.outlook(state, changed);
    }

    @Override
    public boolean declines() {
        return id.equals(NONE);
    }
}
