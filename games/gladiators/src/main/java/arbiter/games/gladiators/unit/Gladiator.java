package arbiter.games.gladiators.unit;

import arbiter.games.gladiators.attack.AttackRecord;
import arbiter.games.gladiators.calls.SessionTraits;
import arbiter.games.gladiators.detect.Hiding;
import arbiter.games.gladiators.detect.Sightings;
import arbiter.games.gladiators.detect.Viewpoint;
import arbiter.games.gladiators.end.Aftermath;
import arbiter.games.gladiators.end.OutRecord;
import arbiter.games.gladiators.hit.Adaptations;
import arbiter.games.gladiators.hold.Bonds;
import arbiter.games.gladiators.hold.LiftedObject;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.MoveWay;
import arbiter.games.gladiators.move.MovementRecord;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.BodyForm;
import arbiter.games.gladiators.power.CopiedPowers;
import arbiter.games.gladiators.power.MountLeft;
import arbiter.games.gladiators.power.Origin;
import arbiter.games.gladiators.power.PowerCondition;
import arbiter.games.gladiators.power.PowerLevels;
import arbiter.games.gladiators.power.PowersAtWork;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.result.HindrancePoints;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.test.LuckDice;
import arbiter.games.gladiators.turn.ActionDebts;
import arbiter.games.gladiators.turn.TurnRecord;
import arbiter.games.gladiators.turn.UnfinishedTask;
import arbiter.kernel.Decider;
import arbiter.space.hex.Hex;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;
import java.util.List;

/**
 * A character in a fight: its profile, which never changes, and its parts, each of which belongs to a chapter of the
 * rules. Only events of that chapter replace it. What is at work on whom depends on those that tick.
 */
public final class Gladiator extends TableUnit {

    private static final int PROFILE = 0;

    private static final int POSITION = 0;
    private static final int INJURIES = 1;
    private static final int IN_USE = 2;
    private static final int TURN = 3;
    private static final int LEVELS = 4;
    private static final int CONDITION = 5;
    private static final int POSTURE = 6;
    private static final int HINDRANCE = 7;
    private static final int OUT = 8;
    private static final int DEBTS = 9;
    private static final int MOVEMENT = 10;
    private static final int LUCK = 11;
    private static final int ADAPTATIONS = 12;
    private static final int ATTACKS = 13;
    private static final int HIDING = 14;
    private static final int SIGHTINGS = 15;
    private static final int VIEWPOINT = 16;
    private static final int BONDS = 17;
    private static final int COPIES = 18;
    private static final int LIFTED = 19;
    private static final int TASK = 20;
    private static final int ORIGIN = 21;
    private static final int MOUNT = 22;
    private static final int FORM = 23;
    private static final int AFTERMATH = 24;
    private static final int SESSION = 25;

    private transient Profile profile;
    private transient Position position;
    private transient Injuries injuries;
    private transient PowersInUse inUse;
    private transient TurnRecord turn;
    private transient PowerLevels levels;
    private transient PowerCondition condition;
    private transient Posture posture;
    private transient HindrancePoints hindrance;
    private transient OutRecord out;
    private transient ActionDebts debts;
    private transient MovementRecord movement;
    private transient LuckDice luck;
    private transient Adaptations adaptations;
    private transient AttackRecord attacks;
    private transient Hiding hiding;
    private transient Sightings sightings;
    private transient Viewpoint viewpoint;
    private transient Bonds bonds;
    private transient CopiedPowers copies;
    private transient LiftedObject lifted;
    private transient UnfinishedTask task;
    private transient Origin origin;
    private transient MountLeft mount;
    private transient BodyForm form;
    private transient List<OwnedPower> powers;
    private transient Aftermath aftermath;
    private transient SessionTraits session;
    /** Derived from other parts when it is asked for; null when one of them has changed since. */
    private transient PowersAtWork atWork;

    private transient List<MoveWay> moveWays;
    private transient List<ActivePower> grips;

    /** For reading a saved table. */
    private Gladiator() {}

    public Gladiator(String id, String name, String side, Profile profile, Hex hex) {
        super(
                id,
                name,
                side,
                new Part[] {new UnitProfile(profile)},
                Position.on(hex),
                Injuries.NONE,
                PowersInUse.NONE,
                TurnRecord.NONE,
                PowerLevels.full(profile.powers().size()),
                PowerCondition.fresh(profile.powers().size()),
                Posture.UPRIGHT,
                HindrancePoints.NONE,
                OutRecord.IN_ACTION,
                ActionDebts.NONE,
                MovementRecord.NONE,
                LuckDice.NONE,
                Adaptations.NONE,
                AttackRecord.NONE,
                Hiding.NOT,
                Sightings.NONE,
                Viewpoint.NONE,
                Bonds.NONE,
                CopiedPowers.NONE,
                LiftedObject.NONE,
                UnfinishedTask.NONE,
                Origin.ORDINARY,
                MountLeft.RIDDEN,
                BodyForm.FULL,
                Aftermath.NONE,
                SessionTraits.NONE);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        if (changesWork()) {
            forgetWork();
        }
        profile = ((UnitProfile) fixed(PROFILE)).profile();
        position = (Position) part(POSITION);
        injuries = (Injuries) part(INJURIES);
        inUse = (PowersInUse) part(IN_USE);
        turn = (TurnRecord) part(TURN);
        levels = (PowerLevels) part(LEVELS);
        condition = (PowerCondition) part(CONDITION);
        posture = (Posture) part(POSTURE);
        hindrance = (HindrancePoints) part(HINDRANCE);
        out = (OutRecord) part(OUT);
        debts = (ActionDebts) part(DEBTS);
        movement = (MovementRecord) part(MOVEMENT);
        luck = (LuckDice) part(LUCK);
        adaptations = (Adaptations) part(ADAPTATIONS);
        attacks = (AttackRecord) part(ATTACKS);
        hiding = (Hiding) part(HIDING);
        sightings = (Sightings) part(SIGHTINGS);
        viewpoint = (Viewpoint) part(VIEWPOINT);
        bonds = (Bonds) part(BONDS);
        copies = (CopiedPowers) part(COPIES);
        lifted = (LiftedObject) part(LIFTED);
        powers = copies.behind(profile.owned());
        task = (UnfinishedTask) part(TASK);
        origin = (Origin) part(ORIGIN);
        mount = (MountLeft) part(MOUNT);
        form = (BodyForm) part(FORM);
        aftermath = (Aftermath) part(AFTERMATH);
        session = (SessionTraits) part(SESSION);
    }

    /** Whether the row has other parts than the last one among those that say which powers are at work. */
    private boolean changesWork() {
        return inUse != part(IN_USE)
                || condition != part(CONDITION)
                || out != part(OUT)
                || bonds != part(BONDS)
                || copies != part(COPIES);
    }

    public Profile profile() {
        return profile;
    }

    public boolean isMajor() {
        return profile.isMajor() && !form.minor();
    }

    /** Its powers, by their places: its own, what its Power Pool can hold, and those it has copied. */
    public List<OwnedPower> powers() {
        return powers;
    }

    /** Those of its powers that work just now. */
    public PowersAtWork atWork() {
        if (atWork == null) {
            atWork = PowersAtWork.of(this);
        }
        return atWork;
    }

    /** Its Movements that work just now, in each of their classes. */
    public List<MoveWay> moveWays() {
        if (moveWays == null) {
            moveWays = MoveWay.search(this);
        }
        return moveWays;
    }

    /** Its grabs that hold just now. */
    public List<ActivePower> grips() {
        if (grips == null) {
            grips = Restraint.grips(this);
        }
        return grips;
    }

    private void forgetWork() {
        atWork = null;
        moveWays = null;
        grips = null;
    }

    public Position position() {
        return position;
    }

    public Hex hex() {
        return position.hex();
    }

    public Injuries injuries() {
        return injuries;
    }

    public PowersInUse inUse() {
        return inUse;
    }

    public TurnRecord turn() {
        return turn;
    }

    public PowerLevels levels() {
        return levels;
    }

    public PowerCondition condition() {
        return condition;
    }

    public Posture posture() {
        return posture;
    }

    public HindrancePoints hindrance() {
        return hindrance;
    }

    public boolean isHindered() {
        return hindrance.points() > 0;
    }

    public OutRecord out() {
        return out;
    }

    public ActionDebts debts() {
        return debts;
    }

    public MovementRecord movement() {
        return movement;
    }

    public LuckDice luck() {
        return luck;
    }

    public Adaptations adaptations() {
        return adaptations;
    }

    public AttackRecord attacks() {
        return attacks;
    }

    public Hiding hiding() {
        return hiding;
    }

    public Sightings sightings() {
        return sightings;
    }

    public Viewpoint viewpoint() {
        return viewpoint;
    }

    public LiftedObject lifted() {
        return lifted;
    }

    public CopiedPowers copies() {
        return copies;
    }

    public Bonds bonds() {
        return bonds;
    }

    /** Whoever is transformed counts as out of action. Ledger: GG-TRF-1, GG-AMB-50. */
    public UnfinishedTask task() {
        return task;
    }

    public Origin origin() {
        return origin;
    }

    public MountLeft mount() {
        return mount;
    }

    public BodyForm form() {
        return form;
    }

    public Aftermath aftermath() {
        return aftermath;
    }

    public SessionTraits session() {
        return session;
    }

    public boolean isInAction() {
        return out.isIn() && !bonds.transformed();
    }

    /** Somebody under Mind Control fights for whoever controls them. Ledger: GG-MCT-1. */
    @Override
    public String side() {
        return bonds.side().orElse(ownSide());
    }

    /** Whoever controls its mind. Ledger: GG-MCT-1. */
    @Override
    public Decider decider() {
        return Decider.unit(bonds.controller().orElse(id()));
    }

    /** Who decides how it dodges and defends itself: always its own player. Ledger: GG-MCT-1. */
    public Decider defender() {
        return Decider.unit(id());
    }

    /** Whether it is on the board, in action or not. */
    @Override
    public boolean present() {
        return !out.isGone();
    }

    public void set(Position part) {
        position = put(POSITION, part);
        stir();
    }

    public void set(Injuries part) {
        injuries = put(INJURIES, part);
    }

    public void set(PowersInUse part) {
        inUse = put(IN_USE, part);
        tick();
        forgetWork();
    }

    public void set(TurnRecord part) {
        turn = put(TURN, part);
    }

    public void set(PowerLevels part) {
        levels = put(LEVELS, part);
        tick();
    }

    public void set(PowerCondition part) {
        condition = put(CONDITION, part);
        tick();
        forgetWork();
    }

    public void set(Posture part) {
        posture = put(POSTURE, part);
    }

    public void set(HindrancePoints part) {
        hindrance = put(HINDRANCE, part);
    }

    public void set(OutRecord part) {
        out = put(OUT, part);
        tick();
        forgetWork();
    }

    public void set(ActionDebts part) {
        debts = put(DEBTS, part);
    }

    public void set(MovementRecord part) {
        movement = put(MOVEMENT, part);
    }

    public void set(LuckDice part) {
        luck = put(LUCK, part);
    }

    public void set(Adaptations part) {
        adaptations = put(ADAPTATIONS, part);
    }

    public void set(AttackRecord part) {
        attacks = put(ATTACKS, part);
    }

    public void set(Hiding part) {
        hiding = put(HIDING, part);
    }

    public void set(Sightings part) {
        sightings = put(SIGHTINGS, part);
    }

    public void set(Viewpoint part) {
        viewpoint = put(VIEWPOINT, part);
    }

    public void set(CopiedPowers part) {
        copies = put(COPIES, part);
        tick();
        powers = copies.behind(profile.owned());
        forgetWork();
    }

    public void set(LiftedObject part) {
        lifted = put(LIFTED, part);
    }

    public void set(Bonds part) {
        bonds = put(BONDS, part);
        tick();
        forgetWork();
    }

    public void set(UnfinishedTask part) {
        task = put(TASK, part);
    }

    public void set(Origin part) {
        origin = put(ORIGIN, part);
    }

    public void set(MountLeft part) {
        mount = put(MOUNT, part);
    }

    public void set(BodyForm part) {
        form = put(FORM, part);
    }

    /** Another body of the same character, as it is now but for what it has running. Ledger: GG-AMB-11. */
    public Gladiator twin(String otherId, String otherName) {
        Gladiator twin = new Gladiator(otherId, otherName, ownSide(), profile, hex());
        twin.set(position);
        twin.set(injuries);
        twin.set(levels);
        twin.set(condition);
        twin.set(posture);
        twin.set(hindrance);
        twin.set(out);
        twin.set(luck);
        twin.set(copies);
        twin.set(session);
        return twin;
    }

    public void set(Aftermath part) {
        aftermath = put(AFTERMATH, part);
        tick();
    }

    public void set(SessionTraits part) {
        session = put(SESSION, part);
    }
}
