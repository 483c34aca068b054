package arbiter.games.centuryg.state;

import arbiter.kernel.Decider;
import java.util.Objects;

/** Who a Unit is, whose will it does, and who sits in it or stands there on foot. */
public abstract class CrewedUnit {

    private String id;
    private String name;
    private String side;
    /** The side as one and the same text for all who are on it: rules compare sides all the time. */
    private transient String team;

    Allegiance allegiance = new Allegiance();
    Cockpit cockpit = new Cockpit();
    Crew crew = new Crew();
    /** Its pilot, or whoever stands there on foot. */
    Body body;

    /** For reading a saved fight. */
    CrewedUnit() {}

    CrewedUnit(String id, String name, String side) {
        this.id = id;
        this.name = name;
        this.side = side;
    }

    public final String id() {
        return id;
    }

    public final String name() {
        return name;
    }

    /** A possessed Unit counts as one of the Boss's. Ledger: BCG-AMB-84, BCG-AMB-124. */
    public final String side() {
        return allegiance.possessorSide == null ? side : allegiance.possessorSide;
    }

    /** Whether both are on one side just now. */
    public final boolean isWith(CrewedUnit other) {
        return team() == other.team();
    }

    private String team() {
        if (allegiance.possessorSide != null) {
            return allegiance.possessorSide.intern();
        }
        if (team == null) {
            team = side.intern();
        }
        return team;
    }

    /** The side it is on by its own will. */
    public final String trueSide() {
        return side;
    }

    /** Whoever flies it: of a combined Unit its lead, of a Core the player of its machine. */
    public final Decider decider() {
        if (allegiance.possessor != null) {
            return Decider.unit(allegiance.possessor);
        }
        if (body != null && body.host().isPresent()) {
            return Decider.unit(body.host().get());
        }
        return Decider.unit(crew.speaker().or(crew::lead).or(cockpit::machine).orElse(id));
    }

    /** Whose Powers it has: its own pilot, whoever flies the combined Unit just now. Ledger: BCG-COMB-3. */
    public final Decider caller() {
        return crew.isCombined() && allegiance.possessor == null ? Decider.unit(id) : decider();
    }

    /** Whether there is a person, in the machine or on foot. */
    public final boolean hasBody() {
        return body != null;
    }

    /** The person, where there is one. */
    public final Body body() {
        return Objects.requireNonNull(body);
    }

    /** A person outside a machine. Ledger: BCG-AMB-52. */
    public final boolean isOnFoot() {
        return body != null && body.isOnFoot();
    }

    public final Allegiance allegiance() {
        return allegiance;
    }

    public final Hull hull() {
        return cockpit.hull;
    }

    public final Cockpit cockpit() {
        return cockpit;
    }

    public final Crew crew() {
        return crew;
    }

    void restoreCrew(CrewedUnit earlier) {
        id = earlier.id;
        name = earlier.name;
        side = earlier.side;
        team = earlier.team;
        allegiance.takeOver(earlier.allegiance);
        cockpit.takeOver(earlier.cockpit);
        crew.takeOver(earlier.crew);
        if (body != null && earlier.body != null) {
            body.takeOver(earlier.body);
        } else {
            body = earlier.body == null ? null : earlier.body.copy();
        }
    }

    boolean isCrewedLike(CrewedUnit that) {
        return allegiance.equals(that.allegiance)
                && cockpit.equals(that.cockpit)
                && crew.equals(that.crew)
                && Objects.equals(body, that.body)
                && id.equals(that.id)
                && name.equals(that.name)
                && side.equals(that.side);
    }
}
