package arbiter.games.centuryg.state;

import java.util.Objects;
import java.util.Optional;

/** Whose will a Unit does besides its own, and whom it came with. Ledger: BCG-AMB-124, we-are-many. */
public final class Allegiance {

    /** The Boss that makes it attack just now. */
    String possessor;

    String possessorSide;
    /** The Boss that sent it, right after whom it acts. */
    String leader;

    Allegiance() {}

    public Optional<String> possessor() {
        return Optional.ofNullable(possessor);
    }

    public boolean isPossessed() {
        return possessor != null;
    }

    public Optional<String> leader() {
        return Optional.ofNullable(leader);
    }

    void takeOver(Allegiance earlier) {
        possessor = earlier.possessor;
        possessorSide = earlier.possessorSide;
        leader = earlier.leader;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Allegiance that
                && Objects.equals(possessor, that.possessor)
                && Objects.equals(possessorSide, that.possessorSide)
                && Objects.equals(leader, that.leader);
    }

    @Override
    public int hashCode() {
        return Objects.hash(possessor, leader);
    }
}
