package arbiter.games.narrative.calls;

import arbiter.games.narrative.story.StoryFacts;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.List;

/** A fact of the story for a Story Point, in somebody's own words: {@code words:the hatch was never locked}. Ledger: NAR-STORY-2. */
record CalledFact(String words) implements Option {

    private static final String PREFIX = "words:";
    private static final int LONGEST = 500;

    /** For people who sit at one table anyway. */
    private static final CalledFact TOLD = new CalledFact("what is told at the table");

    static void resolve(Play<NarrativeState> play, Decider decider, boolean byPlayers) {
        CalledFact fact = play.choose(Request.one(decider, "story.fact", List.of(TOLD))
                .asking(() -> "What is so in the story for a Story Point?")
                .orInWords(CalledFact::read));
        StoryFacts.add(play, byPlayers, fact.words());
    }

    private static CalledFact read(String notation) {
        String words = notation.startsWith(PREFIX)
                ? notation.substring(PREFIX.length()).strip()
                : notation.strip();
        if (words.isEmpty() || words.length() > LONGEST) {
            throw new Refused("a fact has 1 to " + LONGEST + " characters: words:the hatch was never locked");
        }
        return new CalledFact(words);
    }

    @Override
    public String id() {
        return this.equals(TOLD) ? "told" : PREFIX + words;
    }

    @Override
    public String text() {
        return words;
    }
}
