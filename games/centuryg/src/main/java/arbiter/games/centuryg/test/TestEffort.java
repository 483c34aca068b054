package arbiter.games.centuryg.test;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** Something that may be put into a Test before it is rolled, and what the Test would come to with it. */
public record TestEffort(
        String id,
        String text,
        TestInProgress trial,
        Consumer<TestInProgress> change,
        Optional<TraitInUse> trait,
        boolean once)
        implements Option {

    private static final String NONE = "none";

    static TestEffort none(TestInProgress trial) {
        return new TestEffort(NONE, "Just roll", trial, now -> {}, Optional.empty(), false);
    }

    /** A Trait, which stays as it is. */
    public static TestEffort of(TraitInUse own, String text, TestInProgress trial, Consumer<TestInProgress> change) {
        return new TestEffort(own.id(), text, trial, change.andThen(now -> now.used.add(own)), Optional.of(own), false);
    }

    /** A Trait that is gone for the Episode, whatever comes of it. */
    public static TestEffort once(TraitInUse own, String text, TestInProgress trial) {
        return new TestEffort(own.id(), text, trial, now -> now.used.add(own), Optional.of(own), true);
    }

    static TestEffort miracle(SkillId id, String text, TestInProgress trial) {
        return new TestEffort(EnumWords.of(id), text, trial, now -> now.becomes(id), Optional.empty(), false);
    }

    void act(Play<CenturyState> play) {
        change.accept(trial);
        if (once) {
            TraitInUse own = trait.orElseThrow();
            String words = "puts " + TraitUses.name(own.entry()) + " into it";
            TraitUses.use(play, trial.tester(), own, Period.EPISODE, words);
        }
    }

    /** Whether the die is a 10 with it. */
    public boolean takesTen() {
        return trait.filter(own -> own.effect().takesTen()).isPresent();
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
