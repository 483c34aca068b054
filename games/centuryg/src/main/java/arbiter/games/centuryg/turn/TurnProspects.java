package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What a Turn promises to a Unit, at a glance: for whoever weighs what to do before the Action, or with it. */
public interface TurnProspects {

    /** Whose Turn it is. */
    Fighter unit();

    /** Whether attacks are worth a Genre Point by now. */
    boolean isTense();

    /** Whether an Enemy is close enough to be hit in this Turn. */
    boolean isNearEnemy();

    /** Whether the Enemy that would be struck is near, and not to be had for less. */
    boolean isBlowWorthMore();

    /** Whether the Unit could strike anybody with its Action. */
    boolean threatens();

    /** Whether it could not, but could if it went so many Zones farther. */
    boolean isShortBy(int zones);

    /** How many Enemies could strike the Unit with their next Action. */
    int attackers();

    /** Energy that the Action leaves over. */
    int spareEnergy();

    /** Whether the Unit had better mend itself, at so much Energy for a point. */
    boolean needsRepair(int energy);

    /** How many more Enemies than friends there are around the best Zone, or more friends than Enemies. */
    int crowd(int radius, boolean friends);

    /** Whether an ally would rather join a common attack than make one alone. */
    boolean hasPartner();

    /** Whether half of the Weapons that the Unit came with are of no use any more. */
    boolean hasLostWeapons();

    /** Whether nothing is left but what every Mecha has. */
    boolean isDisarmed();

    /** What mending the one of them is worth who needs it most. */
    double repair(List<Fighter> patients);

    /** What a Support is worth, in Damage to expect, done or saved. */
    double support(Support support);

    /** What charging a Beam that strikes everybody is worth. */
    double charge();
}
