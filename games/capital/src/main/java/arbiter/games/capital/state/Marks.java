package arbiter.games.capital.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What Abilities around Attacks have left on a unit: its Focus, what hampers it, words of encouragement, whom it knows,
 * and who has hurt it. Its lists are never changed in place, so copies share them.
 */
public final class Marks {

    boolean offensiveFocusUsed;
    boolean defensiveFocusUsed;
    boolean freeFocusUsed;

    int pepTalk;
    /** The turn of the combat in which Opportunist was used last; turns count from one. */
    int opportunistTurn;

    List<Hindrance> hindrances = List.of();
    /** What was done since nothing may be done twice. */
    List<String> done = List.of();
    /** Ids of units that were investigated, and names of their profiles. */
    List<String> investigated = List.of();
    /** Ids of units that must not be investigated again for now. */
    List<String> puzzles = List.of();
    /** Units that have hurt this one since their latest turn began. */
    List<String> hurtBy = List.of();
    /** Whoever's poison it is, if any. */
    String poisonedBy;

    public boolean offensiveFocusUsed() {
        return offensiveFocusUsed;
    }

    public boolean defensiveFocusUsed() {
        return defensiveFocusUsed;
    }

    /** Whether Focus II has been used without Energy since the last Full Rest. */
    public boolean freeFocusUsed() {
        return freeFocusUsed;
    }

    /** By how much the next damage is increased. */
    public int pepTalk() {
        return pepTalk;
    }

    public int opportunistTurn() {
        return opportunistTurn;
    }

    public List<Hindrance> hindrances() {
        return hindrances;
    }

    public boolean hampered(Hindrance.Kind kind) {
        for (int i = 0; i < hindrances.size(); i++) {
            if (hindrances.get(i).kind() == kind) {
                return true;
            }
        }
        return false;
    }

    /** Whether that was done already while nothing may be done twice. */
    public boolean hasDone(String what) {
        return done.contains(what);
    }

    public List<String> investigated() {
        return investigated;
    }

    /** Whether this unit knows the other one, or its kind. */
    public boolean knows(Combatant other) {
        return investigated.contains(other.id())
                || investigated.contains(other.profile().name());
    }

    public List<String> puzzles() {
        return puzzles;
    }

    public List<String> hurtBy() {
        return hurtBy;
    }

    /** Who has poisoned this unit; the damage counts as theirs when it goes down. */
    public Optional<String> poisonedBy() {
        return Optional.ofNullable(poisonedBy);
    }

    /** What one unit has laid on all others until its next turn is over now. */
    static void turnStarts(CapitalState state, String unit) {
        for (Combatant combatant : state.combatants()) {
            Marks marks = combatant.marks;
            if (!marks.hurtBy.isEmpty()) {
                marks.hurtBy = without(marks.hurtBy, unit);
            }
            if (!marks.hindrances.isEmpty()) {
                marks.hindrances = marks.hindrances.stream()
                        .filter(hindrance -> !hindrance.by().equals(unit))
                        .toList();
                marks.settle();
            }
        }
    }

    /** Power Plays and Pep Talks that still wait are over. Ledger: CAP-AMB-146. */
    void combatEnds() {
        hindrances = List.of();
        pepTalk = 0;
        settle();
    }

    /** What was done is forgotten as soon as it may be done again. */
    void settle() {
        if (!hampered(Hindrance.Kind.NOTHING_TWICE)) {
            done = List.of();
        }
    }

    static <T> List<T> with(List<T> list, T more) {
        if (list.contains(more)) {
            return list;
        }
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return List.copyOf(longer);
    }

    static <T> List<T> without(List<T> list, T gone) {
        if (!list.contains(gone)) {
            return list;
        }
        List<T> shorter = new ArrayList<>(list);
        shorter.remove(gone);
        return List.copyOf(shorter);
    }

    void restore(Marks earlier) {
        offensiveFocusUsed = earlier.offensiveFocusUsed;
        defensiveFocusUsed = earlier.defensiveFocusUsed;
        freeFocusUsed = earlier.freeFocusUsed;
        pepTalk = earlier.pepTalk;
        opportunistTurn = earlier.opportunistTurn;
        hindrances = earlier.hindrances;
        done = earlier.done;
        investigated = earlier.investigated;
        puzzles = earlier.puzzles;
        hurtBy = earlier.hurtBy;
        poisonedBy = earlier.poisonedBy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marks that
                && offensiveFocusUsed == that.offensiveFocusUsed
                && defensiveFocusUsed == that.defensiveFocusUsed
                && freeFocusUsed == that.freeFocusUsed
                && pepTalk == that.pepTalk
                && opportunistTurn == that.opportunistTurn
                && hindrances.equals(that.hindrances)
                && done.equals(that.done)
                && investigated.equals(that.investigated)
                && puzzles.equals(that.puzzles)
                && hurtBy.equals(that.hurtBy)
                && Objects.equals(poisonedBy, that.poisonedBy);
    }

    @Override
    public int hashCode() {
        return Objects.hash(pepTalk, opportunistTurn, hindrances, done, hurtBy);
    }
}
