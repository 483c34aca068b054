package arbiter.games.narrative.calls;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.environment.Fall;
import arbiter.games.narrative.environment.Surroundings;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.status.Fear;
import arbiter.games.narrative.status.Fire;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.space.band.Band;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the gamemaster has happen to people: something frightening, a fall, fire. Ledger: NAR-CHECK-4, NAR-ENV-8, NAR-ENV-10. */
final class CalledHarm {

    private static final List<PlainOption> SOURCES = List.of(
            source(Difficulty.EASY, "unsettling"),
            source(Difficulty.AVERAGE, "frightening"),
            source(Difficulty.HARD, "horrible"),
            source(Difficulty.DAUNTING, "terrifying"),
            source(Difficulty.FORMIDABLE, "hopeless"));

    private static final List<PlainOption> HEIGHTS = Stream.of(Band.SHORT, Band.MEDIUM, Band.LONG, Band.EXTREME)
            .map(band -> PlainOption.of(EnumWords.of(band), EnumWords.of(band) + " range"))
            .toList();

    private CalledHarm() {}

    private static PlainOption source(Difficulty difficulty, String word) {
        return PlainOption.of(EnumWords.of(difficulty), EnumWords.of(difficulty) + ": " + word);
    }

    /** Of several sources the worst is named. Ledger: NAR-CHECK-4. */
    static void fear(Play<NarrativeState> play, List<Participant> people) {
        List<Participant> who = UnitOption.chooseSome(
                play, Decider.GAMEMASTER, "fear.who", people, () -> "Who sees what is frightening?");
        String source = play.choose(
                        Request.one(Decider.GAMEMASTER, "fear.source", SOURCES).asking(() -> "How frightening is it?"))
                .id();
        boolean prepared = play.choose(Request.one(Decider.GAMEMASTER, "fear.prepared", YesNo.BOTH)
                        .asking(() -> "Could they prepare for it, so that they use Cool?")
                        .otherwise(YesNo.NO))
                == YesNo.YES;
        for (Participant one : who) {
            Fear.resolve(play, one, Difficulty.valueOf(source.toUpperCase(Locale.ROOT)), prepared, "fear");
        }
    }

    /** Ledger: NAR-ENV-10. */
    static void fall(Play<NarrativeState> play, List<Participant> people) {
        List<Participant> who = UnitOption.chooseSome(play, Decider.GAMEMASTER, "fall.who", people, () -> "Who falls?");
        String height = play.choose(
                        Request.one(Decider.GAMEMASTER, "fall.height", HEIGHTS).asking(() -> "How deep is the fall?"))
                .id();
        for (Participant one : who) {
            Fall.resolve(play, one, Band.valueOf(height.toUpperCase(Locale.ROOT)));
        }
    }

    /** Wounds of a rating at each start of a turn until it is put out. Ledger: NAR-ENV-8. */
    static void fire(Play<NarrativeState> play, List<Participant> people) {
        List<Participant> who =
                UnitOption.chooseSome(play, Decider.GAMEMASTER, "fire.who", people, () -> "Who catches fire?");
        int rating = play.choose(Request.amount(Decider.GAMEMASTER, "fire.rating", 1, Surroundings.MOST_DANGEROUS)
                        .asking(() -> "How many wounds does it do in each turn?")
                        .otherwise(new Amount(1)))
                .value();
        for (Participant one : who) {
            Fire.ignite(play, one, rating);
        }
    }
}
