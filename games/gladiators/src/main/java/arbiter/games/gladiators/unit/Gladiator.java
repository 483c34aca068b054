package arbiter.games.gladiators.unit;

import arbiter.games.gladiators.end.Aftermath;
import arbiter.games.gladiators.end.OutRecord;
import arbiter.games.gladiators.move.MovementRecord;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.power.PowerCondition;
import arbiter.games.gladiators.power.PowerLevels;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.result.Hindrance;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.test.LuckDice;
import arbiter.games.gladiators.turn.ActionDebts;
import arbiter.games.gladiators.turn.TurnRecord;
import arbiter.space.hex.Hex;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;
import java.util.List;

/**
 * A character in a fight: its profile, which never changes, and its parts, each of which belongs to a chapter of the
 * rules. Only events of that chapter replace it.
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
    private static final int AFTERMATH = 12;

    private transient Profile profile;
    private transient Position position;
    private transient Injuries injuries;
    private transient PowersInUse inUse;
    private transient TurnRecord turn;
    private transient PowerLevels levels;
    private transient PowerCondition condition;
    private transient Posture posture;
    private transient Hindrance hindrance;
    private transient OutRecord out;
    private transient ActionDebts debts;
    private transient MovementRecord movement;
    private transient LuckDice luck;
    private transient Aftermath aftermath;

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
                Hindrance.NONE,
                OutRecord.IN_ACTION,
                ActionDebts.NONE,
                MovementRecord.NONE,
                LuckDice.NONE,
                Aftermath.NONE);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        profile = ((UnitProfile) fixed(PROFILE)).profile();
        position = (Position) part(POSITION);
        injuries = (Injuries) part(INJURIES);
        inUse = (PowersInUse) part(IN_USE);
        turn = (TurnRecord) part(TURN);
        levels = (PowerLevels) part(LEVELS);
        condition = (PowerCondition) part(CONDITION);
        posture = (Posture) part(POSTURE);
        hindrance = (Hindrance) part(HINDRANCE);
        out = (OutRecord) part(OUT);
        debts = (ActionDebts) part(DEBTS);
        movement = (MovementRecord) part(MOVEMENT);
        luck = (LuckDice) part(LUCK);
        aftermath = (Aftermath) part(AFTERMATH);
    }

    public Profile profile() {
        return profile;
    }

    public boolean isMajor() {
        return profile.isMajor();
    }

    /** Its powers, by their places. */
    public List<OwnedPower> powers() {
        return profile.owned();
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

    public Hindrance hindrance() {
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

    public Aftermath aftermath() {
        return aftermath;
    }

    public boolean isInAction() {
        return out.isIn();
    }

    /** Whether it is on the board, in action or not. */
    @Override
    public boolean present() {
        return !out.isGone();
    }

    public void set(Position part) {
        position = put(POSITION, part);
    }

    public void set(Injuries part) {
        injuries = put(INJURIES, part);
    }

    public void set(PowersInUse part) {
        inUse = put(IN_USE, part);
    }

    public void set(TurnRecord part) {
        turn = put(TURN, part);
    }

    public void set(PowerLevels part) {
        levels = put(LEVELS, part);
    }

    public void set(PowerCondition part) {
        condition = put(CONDITION, part);
    }

    public void set(Posture part) {
        posture = put(POSTURE, part);
    }

    public void set(Hindrance part) {
        hindrance = put(HINDRANCE, part);
    }

    public void set(OutRecord part) {
        out = put(OUT, part);
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

    public void set(Aftermath part) {
        aftermath = put(AFTERMATH, part);
    }
}
