package arbiter.games.wasteland.action;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a readied action waits for: an enemy who moves, attacks, comes into a zone, into reach or into sight, an ally who
 * drops, or something in words that the gamemaster watches for. Ledger: WAS-MAJ-8.
 */
record Trigger(Kind kind, Optional<String> subject, String text) implements Option {

    /** What the rules recognise by themselves, and words. */
    enum Kind {
        MOVES("enemy-moves"),
        ATTACKS("enemy-attacks"),
        ENTERS("enters"),
        REACH("enters-reach"),
        APPEARS("appears"),
        DROPS("ally-drops"),
        WORDS("when");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    /** Everything that somebody can wait for now. */
    static List<Trigger> of(WastelandState state, Fighter one) {
        List<Trigger> triggers = new ArrayList<>();
        triggers.add(new Trigger(Kind.MOVES, Optional.empty(), "an enemy moves"));
        triggers.add(new Trigger(Kind.ATTACKS, Optional.empty(), "an enemy attacks"));
        triggers.add(new Trigger(Kind.REACH, Optional.empty(), "an enemy comes within reach"));
        triggers.add(new Trigger(Kind.APPEARS, Optional.empty(), "an enemy comes into sight"));
        triggers.add(new Trigger(Kind.DROPS, Optional.empty(), "an ally drops"));
        for (int zone = 0; zone < state.battlefield().size(); zone++) {
            String name = state.battlefield().name(zone);
            triggers.add(new Trigger(Kind.ENTERS, Optional.of(name), "an enemy enters " + name));
        }
        for (Fighter other : state.units()) {
            if (other.present() && other != one && state.enemies(one, other) && !other.isHidden()) {
                triggers.add(new Trigger(Kind.MOVES, Optional.of(other.id()), other.name() + " moves"));
            } else if (other.present() && other != one && !other.isHidden()) {
                triggers.add(new Trigger(Kind.ATTACKS, Optional.of(other.id()), "an enemy attacks " + other.name()));
            }
        }
        return triggers;
    }

    /** Anything else, for the gamemaster to watch for. */
    static Trigger inWords(String text) {
        String words = TableWords.of(text).words();
        return new Trigger(Kind.WORDS, Optional.of(words), words);
    }

    /** As it is kept on the table. */
    @Override
    public String id() {
        return subject.map(one -> kind.word + ":" + one).orElse(kind.word);
    }

    /** Whether what is kept on the table waits for this, of that unit or place. */
    static boolean matches(String kept, Kind kind, String subject) {
        return kept.equals(kind.word) || kept.equals(kind.word + ":" + subject);
    }

    /** The words that the gamemaster watches for, if there are any. */
    static Optional<String> words(String kept) {
        String start = Kind.WORDS.word + ":";
        return kept.startsWith(start) ? Optional.of(kept.substring(start.length())) : Optional.empty();
    }
}
