package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Machine;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Units that have become one: which carries, which are aboard, and who flies it just now. Ledger: BCG-COMB-2, BCG-COMB-3. */
public final class Crew {

    /** The Unit that this one has become a part of. */
    private String aboard;
    /** Those who have become part of this one. */
    List<String> members = List.of();
    /** What they are together. */
    private Machine joined;
    /** Who flies it, if that is one of the others. */
    private String lead;

    /** Whose Turn with it is under way. */
    private String speaker;

    private boolean unison;
    /** The Round in which its Energy came back. Ledger: BCG-AMB-109. */
    private int refreshed;

    Crew() {}

    public Optional<String> aboard() {
        return Optional.ofNullable(aboard);
    }

    public boolean isAboard() {
        return aboard != null;
    }

    public List<String> members() {
        return members;
    }

    public boolean isCombined() {
        return !members.isEmpty();
    }

    public boolean isUnison() {
        return unison;
    }

    public Optional<String> lead() {
        return Optional.ofNullable(lead);
    }

    Optional<Machine> joined() {
        return Optional.ofNullable(joined);
    }

    Optional<String> speaker() {
        return Optional.ofNullable(speaker);
    }

    void speaks(String pilot) {
        speaker = pilot;
    }

    /** Whether Energy comes back now: once in a Round for a combined Unit. */
    boolean refreshes(int round) {
        boolean first = !isCombined() || refreshed != round;
        refreshed = round;
        return first;
    }

    /** Whether the Turn in that Round has begun, and Energy come back with it. */
    public boolean hasBegun(int round) {
        return refreshed == round;
    }

    /** Whoever had Energy back in this Round before becoming a part had it for all of them. */
    void remember(Crew part) {
        refreshed = Math.max(refreshed, part.refreshed);
    }

    void board(String carrier) {
        aboard = carrier;
    }

    void leave() {
        aboard = null;
    }

    void join(List<String> others, Machine together, boolean inUnison) {
        members = List.copyOf(others);
        joined = together;
        unison = inUnison;
    }

    void fliesAs(Machine together, String who) {
        joined = together;
        lead = who;
    }

    void takeOver(Crew earlier) {
        aboard = earlier.aboard;
        members = earlier.members;
        joined = earlier.joined;
        lead = earlier.lead;
        unison = earlier.unison;
        speaker = earlier.speaker;
        refreshed = earlier.refreshed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Crew that
                && unison == that.unison
                && refreshed == that.refreshed
                && Objects.equals(speaker, that.speaker)
                && Objects.equals(aboard, that.aboard)
                && Objects.equals(lead, that.lead)
                && members.equals(that.members)
                && Objects.equals(joined, that.joined);
    }

    @Override
    public int hashCode() {
        return Objects.hash(aboard, members, lead, unison);
    }
}
