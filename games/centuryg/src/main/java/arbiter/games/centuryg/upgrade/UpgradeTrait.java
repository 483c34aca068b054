package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/**
 * What an Upgrade does: one class each, named by content. What is always so stands here and is asked once, when a machine
 * is laid out; what happens at a moment of the rules stands in the extension point of its chapter. Ledger: tables 3.8 to
 * 3.16.
 */
public interface UpgradeTrait {

    /** Genre Points that each copy brings into an Operation. */
    default int genrePoints() {
        return 0;
    }

    /** Zones that every Blast of the Unit reaches farther, those of Powers and Supports included. */
    default int widerBlast() {
        return 0;
    }

    /** Whether friends are left out: the ally in a Duel, and any Zones of an area. */
    default boolean sparesFriends() {
        return false;
    }

    /** Whether any Action leads out of a Duel, and moving under fire does no harm. */
    default boolean slipsAway() {
        return false;
    }

    /** Whether it never moves and is never moved. */
    default boolean staysPut() {
        return false;
    }

    /** Whether it is above the ground unless held down. */
    default boolean flies() {
        return false;
    }

    /** Whether all ground that is not its home is strange to it. */
    default boolean needsHome() {
        return false;
    }

    /** Whether it is at home there, with what was chosen for it. */
    default boolean isHome(Environment environment, String choice) {
        return false;
    }

    /** Whether it fills nine Zones. */
    default boolean isLarge() {
        return false;
    }

    /** Whether Beams cost Energy only when Boosted. */
    default boolean savesBeams() {
        return false;
    }

    /** Whether Weapons go on working in Maimed Areas. */
    default boolean keepsWeapons() {
        return false;
    }

    /** Whether all equipment goes on working in Maimed Areas. */
    default boolean keepsEquipment() {
        return false;
    }

    /** Whether each Maimed Area halves an Attribute. */
    default boolean suffersMaims() {
        return false;
    }

    /** Whether it loses no Areas with its Levels. */
    default boolean escapesMaiming() {
        return false;
    }

    /** Whether its Energy is halved. */
    default boolean halvesEnergy() {
        return false;
    }

    /** Whether nobody gets out of it. */
    default boolean holdsPilot() {
        return false;
    }

    /** Whether Enemies pay twice for their Powers. */
    default boolean doublesPowers() {
        return false;
    }

    /** Whether it changes form anywhere, not only in a Base. */
    default boolean transforms() {
        return false;
    }

    /** Energy for changing form as the Turn begins, where that many are usual. */
    default int formEnergy(int usual) {
        return usual;
    }

    /** Whether it is planned when a machine is built, and not for sale in the middle of a fight. */
    default boolean isPlanned() {
        return false;
    }

    /** Whether an agent uses it as its Turn begins: here, if the Action leaves the Energy for it. */
    default boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return use.costs().isEmpty() || use.costs().get(0).amount() <= prospects.spareEnergy();
    }

    /** What it is worth to an agent in a window, as {@link WindowAnswer#worth} has it. */
    default int worthAnswering(CenturyState state, WindowAnswer answer) {
        return answer.worthAsDefense();
    }
}
