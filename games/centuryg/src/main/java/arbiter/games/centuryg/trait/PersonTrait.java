package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Proxy;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitChoice;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestEffort;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/**
 * What a Trait of a person does: one class each, named by content under {@code effects}, called on visible lines of the
 * rules in the order of {@link PersonTraits}. Ledger: tables 3.3 to 3.6.
 */
public interface PersonTrait {

    /** Whether it can make something of what is chosen with the Trait, or of nothing being chosen. */
    default boolean worksWith(Optional<TraitChoice> choice) {
        return true;
    }

    /** What can be called for by whoever is in the Scene. */
    default void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {}

    /** What can be called for by whoever is not there yet. */
    default void offerAway(Fighter fighter, TraitInUse own, List<Call> calls) {}

    /** What can be called for by whoever has fallen, out of a Match. */
    default void offerFallen(Fighter fighter, TraitInUse own, List<Call> calls) {}

    /** Adds what helps or hinders a Test of that Attribute. Ledger: BCG-TEST-2. */
    default EdgeCount sway(EdgeCount sway, Body body, TestCall call, PilotAttribute attribute, TraitInUse own) {
        return sway;
    }

    /** Whether missing tools do not matter. */
    default boolean ignoresMissingTools() {
        return false;
    }

    /** Advantages of Equipment for the Skill of a Test; only the best piece counts. Ledger: BCG-EQUIP-3. */
    default int toolAdvantages(TestCall call, TraitInUse own) {
        return 0;
    }

    /** Advantages of Equipment that is worn, beside any tools. */
    default int wornAdvantages(TestCall call) {
        return 0;
    }

    /** Disadvantages of attacks on whoever has it. */
    default int shelter(boolean physical) {
        return 0;
    }

    /** Whether gas does no harm. Ledger: miniature-chemical-weapon. */
    default boolean keepsGasOut() {
        return false;
    }

    /** The Proxy that comes with it. Ledger: BCG-PROXY-1. */
    default Optional<Proxy.Kind> proxy() {
        return Optional.empty();
    }

    /** Zones that attacks with a Skill reach. Ledger: BCG-MATCH-8. */
    default int reach(SkillId skill, TraitInUse own) {
        return 0;
    }

    /** What may be put into a Test before it is rolled. Ledger: 5.5. */
    default void offerEffort(TestInProgress trial, TraitInUse own, List<TestEffort> efforts) {}

    /** Advantages of the Test that it was put into. */
    default int effortAdvantages() {
        return 0;
    }

    /** Whether the Test that it was put into has no Disadvantages. */
    default boolean ignoresDisadvantages() {
        return false;
    }

    /** Whether the die of the Test that it was put into is a 10. */
    default boolean takesTen() {
        return false;
    }

    /** Whether a Test that failed may succeed after all, once an Episode. */
    default boolean saves(TestInProgress trial) {
        return false;
    }

    /** What follows from the success of a Test that it was put into. */
    default void onSuccess(Play<CenturyState> play, TestInProgress trial, TraitInUse own) {}

    /** What a Miracle costs whose usual price is that. Ledger: BCG-MIR-2. */
    default int miraclePrice(int usual) {
        return usual;
    }

    /** Whether nobody else in the Zone can work Miracles. */
    default boolean deniesMiracles() {
        return false;
    }

    /** At the beginning of a Turn in a Match. */
    default void onTurn(Play<CenturyState> play, Fighter unit, TraitInUse own) {}

    /** What can be done with it as an Action on foot. Ledger: BCG-MATCH-6. */
    default void offerAct(CenturyState state, Fighter unit, TraitInUse own, List<CenturyAct> acts) {}

    /** Whether Mecha are fought like people: no halving, no doubling, and Deathblows work. Ledger: BCG-CVM-1 to 3. */
    default boolean isMatchForMecha() {
        return false;
    }

    /** Defense on foot against Mecha. */
    default int defenseAgainstMecha() {
        return 0;
    }

    /** Whether that Deathblow has no Disadvantage for being repeated. Ledger: BCG-DB-2. */
    default boolean masters(Trait deathblow, TraitInUse own) {
        return false;
    }

    /** Whether the attack that carries it strikes all Enemies in the Zone. */
    default boolean sweeps() {
        return false;
    }

    /** Whether nothing hinders the attack that carries it but repetition. */
    default boolean strikesTrue() {
        return false;
    }

    /** Extra Damage of the attack that carries it, on a pass. */
    default int extraDamage(CenturyState state, Fighter unit, Fighter target) {
        return 0;
    }

    /** Disadvantages of holding on against the attack that carries it, for each Layer lost. */
    default int finishes() {
        return 0;
    }

    /** Disadvantages of the target for a Round, on a pass. */
    default int rattles() {
        return 0;
    }

    /** What else the attack that carries it does on a pass to a target that still fights. */
    default void onHit(Play<CenturyState> play, Fighter unit, Fighter target) {}

    /** After Damage that an attack on foot dealt to a person. */
    default void afterDamage(Play<CenturyState> play, Fighter unit, Fighter victim) {}

    /** When whoever has it is defeated. Ledger: BCG-PLOT-7. */
    default void onDefeat(Play<CenturyState> play, Fighter fighter, TraitInUse own) {}

    /** When a Scene, an Episode or an Arc is about to end. Ledger: BCG-GEN-4. */
    default void onPeriodEnd(Play<CenturyState> play, Fighter fighter) {}

    /** What calling for it before the owner acts is worth to an agent: most is called first, nothing never. */
    default int worthInScene(CenturyState state, Fighter person, TraitInUse own) {
        return 0;
    }

    /** The same for whoever is not there yet. */
    default int worthAway() {
        return 0;
    }

    /** The same between Scenes. */
    default int worthBetweenScenes(Fighter person) {
        return 0;
    }

    /** What it adds to an attack that carries it, for an agent, in points of Plot Armor. */
    default double worthAsDeathblow(CenturyState state, Fighter unit, Fighter target, FootProspects prospects) {
        return extraDamage(state, unit, target)
                + prospects.rattling(rattles())
                + prospects.finishing(target, finishes())
                + (sweeps() ? prospects.sweep(target) : 0)
                + (strikesTrue() ? prospects.hindrance(target) : 0);
    }
}
