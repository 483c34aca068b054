package arbiter.games.capital.unit;

import arbiter.games.capital.calls.Truce;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.gear.DriftingPlasma;
import arbiter.games.capital.gear.Plasma;
import arbiter.games.capital.mind.Sense;
import arbiter.games.capital.mind.SenseRulings;
import arbiter.games.capital.turn.ActiveUnits;
import arbiter.games.capital.turn.Phase;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnProgress;
import arbiter.games.capital.turn.TurnSequence;
import arbiter.games.capital.vehicle.VehicleOccupants;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.BlockerList;
import arbiter.space.plane.Point;
import arbiter.space.plane.Scenery;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableState;
import java.util.List;
import java.util.Optional;

/** A combat: who fights, what stands in the way, the turn order, and whose turn it is. */
public final class CapitalState extends TableState<CapitalState, Combatant> {

    public static final int CONTACT_HEIGHT = 2000;

    private static final int BLOCKERS = 0;
    private static final int RULES = 1;

    private static final int PROGRESS = 0;
    private static final int SEQUENCE = 1;
    private static final int ACTIVE = 2;
    private static final int PLASMA = 3;
    private static final int SENSES = 4;
    private static final int TRUCE = 5;

    private transient BlockerList blockers;
    private transient List<Scenery> scenery;
    private transient TableRules rules;
    private transient TurnProgress progress;
    private transient TurnSequence sequence;
    private transient ActiveUnits activeUnits;
    private transient DriftingPlasma plasma;
    private transient SenseRulings senses;
    private transient Truce truce;

    /** For reading a saved table. */
    private CapitalState() {}

    public CapitalState(List<Combatant> combatants, List<Blocker> blockers) {
        this(combatants, blockers, TableRules.STANDARD);
    }

    /** A combat at a table with rulings of its own. */
    public CapitalState(List<Combatant> combatants, List<Blocker> blockers, TableRules rules) {
        this(combatants, new Blockers(blockers), rules);
    }

    /** A combat among things that have names. */
    public CapitalState(List<Combatant> combatants, Blockers ground, TableRules rules) {
        super(
                combatants,
                new Part[] {ground, rules},
                TurnProgress.BEFORE,
                TurnSequence.NONE,
                ActiveUnits.NONE,
                DriftingPlasma.NONE,
                SenseRulings.NONE,
                Truce.NONE);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        blockers = BlockerList.of(((Blockers) fixed(BLOCKERS)).all());
        scenery = ((Blockers) fixed(BLOCKERS)).scenery();
        rules = (TableRules) fixed(RULES);
        progress = (TurnProgress) part(PROGRESS);
        sequence = (TurnSequence) part(SEQUENCE);
        activeUnits = (ActiveUnits) part(ACTIVE);
        plasma = (DriftingPlasma) part(PLASMA);
        senses = (SenseRulings) part(SENSES);
        truce = (Truce) part(TRUCE);
    }

    public BlockerList blockers() {
        return blockers;
    }

    /** What people see on the ground and have words for; some of it is among the blockers. */
    public List<Scenery> scenery() {
        return scenery;
    }

    public TableRules rules() {
        return rules;
    }

    public TurnProgress progress() {
        return progress;
    }

    public TurnSequence sequence() {
        return sequence;
    }

    public ActiveUnits activeUnits() {
        return activeUnits;
    }

    public SenseRulings senses() {
        return senses;
    }

    public Phase phase() {
        return progress().phase();
    }

    @Override
    public int round() {
        return progress().round();
    }

    /** How many turns have begun. */
    @Override
    public int turns() {
        return progress().turns();
    }

    public List<Slot> order() {
        return sequence().order();
    }

    public int slot() {
        return sequence().slot();
    }

    public List<String> extraTurns() {
        return sequence().extraTurns();
    }

    /** Whose turn it is, once turns have begun. */
    @Override
    public Optional<Combatant> acting() {
        Optional<String> acting = progress().acting();
        return acting.isEmpty() ? Optional.empty() : Optional.of(unit(acting.get()));
    }

    public int actionsLeft() {
        return progress().actionsLeft();
    }

    /** Who is Active, if anybody is. Ledger: CAP-KEY-ACTIVE. */
    public Optional<String> active() {
        return activeUnits().active();
    }

    /** Who takes an Action by Seizing the Initiative just now. Ledger: CAP-SEIZE-5. */
    public Optional<String> seizing() {
        return activeUnits().seizing();
    }

    /** Who has come in and is still to roll for a place in the turn order. */
    public List<String> arriving() {
        return sequence().arriving();
    }

    /** The unit at that place when all are asked in turn order; those without a place come last. */
    public Combatant inOrder(int place) {
        Ints precedence = sequence().precedence();
        return units().get(place < precedence.size() ? precedence.get(place) : place);
    }

    /** The Plasma Disruptions on the table. */
    public List<Plasma> plasmas() {
        return plasma.all();
    }

    /** Whether nobody fights just now. Ledger: CAP-AMB-145. */
    public boolean isPeace() {
        return truce.holds();
    }

    /** Whether nothing solid is in between, unless the table says otherwise. Ledger: CAP-AMB-12. */
    public boolean sees(Combatant one, Combatant other) {
        return senses().says(Sense.SEES, one, other, clear(one, other) && !VehicleOccupants.hides(this, other, one))
                && !isUnknown(one, other);
    }

    /** Whether the gamemaster keeps that other unit hidden from this one's side. */
    public boolean isUnknown(Combatant one, Combatant other) {
        return other.isHidden() && enemies(one, other);
    }

    /** Whether nothing solid is in between. */
    public boolean clear(Combatant one, Combatant other) {
        return Blocker.clear(one.base().centre(), other.base().centre(), blockers());
    }

    /** Whether one would see the other if it stood there. */
    public boolean seesAt(Combatant one, Combatant other, Point place) {
        boolean clear =
                Blocker.clear(one.base().centre(), place, blockers()) && !VehicleOccupants.hides(this, other, one);
        return senses().says(Sense.SEES, one, other, clear) && !isUnknown(one, other);
    }

    /** Distance from edge to edge in millimetres. Ledger: CAP-AMB-83. */
    public int distance(Combatant one, Combatant other) {
        return one.base().gap(other.base());
    }

    public boolean touching(Combatant one, Combatant other) {
        return touching(contactBase(one), contactBase(other)) && !VehicleOccupants.apart(this, one, other);
    }

    /** The base at which a unit is touched: for riders in the open that of what they ride. Ledger: CAP-AMB-142. */
    public Base contactBase(Combatant unit) {
        return VehicleOccupants.contactBase(this, unit);
    }

    /** Base contact seen from above, unless one is more than two metres higher. Ledger: CAP-AMB-38, CAP-AMB-83. */
    public static boolean touching(Base one, Base other) {
        return one.touches(other) && Math.abs(one.altitude() - other.altitude()) <= CONTACT_HEIGHT;
    }

    /** Whether one can hit or touch the other at all: the crew of a closed vehicle is out of reach. */
    public boolean reachable(Combatant one, Combatant other) {
        return !VehicleOccupants.apart(this, one, other);
    }

    /** Whether what happens around a unit can hurt it: not the crew of a closed vehicle. Ledger: CAP-AMB-142. */
    public boolean exposed(Combatant unit) {
        return !VehicleOccupants.enclosed(this, unit);
    }

    /** What a unit can spend: a Companion shares its owner's Energy as long as commands reach it. */
    public int energy(Combatant unit) {
        return unit.bond().isPresent() && unit.bond().get().cutOff() // CAP-AMB-36
                ? 0
                : EnergyStore.purse(this, unit).energy();
    }

    public void set(TurnProgress part) {
        progress = put(PROGRESS, part);
    }

    public void set(TurnSequence part) {
        sequence = put(SEQUENCE, part);
    }

    public void set(ActiveUnits part) {
        activeUnits = put(ACTIVE, part);
    }

    public void set(DriftingPlasma part) {
        plasma = put(PLASMA, part);
    }

    public void set(SenseRulings part) {
        senses = put(SENSES, part);
    }

    public void set(Truce part) {
        truce = put(TRUCE, part);
    }
}
