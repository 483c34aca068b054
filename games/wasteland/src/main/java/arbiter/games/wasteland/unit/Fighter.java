package arbiter.games.wasteland.unit;

import arbiter.games.wasteland.action.Guard;
import arbiter.games.wasteland.action.Readied;
import arbiter.games.wasteland.attack.Aiming;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackForms;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.chem.ChemRecord;
import arbiter.games.wasteland.companion.Service;
import arbiter.games.wasteland.damage.PersistentDamage;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.item.Ammunition;
import arbiter.games.wasteland.item.CarriedItems;
import arbiter.games.wasteland.item.Encumbrance;
import arbiter.games.wasteland.location.ArmourDamage;
import arbiter.games.wasteland.location.LocationDraw;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.HandPoints;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.PromisedHelp;
import arbiter.games.wasteland.turn.LostActions;
import arbiter.games.wasteland.turn.TurnRecord;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.Position;
import arbiter.games.wasteland.zone.Posture;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;
import java.util.List;

/**
 * Somebody in a fight: the profile, which never changes, and parts, each of which belongs to a chapter of the rules. Only
 * events of that chapter replace it. Parts are kept at hand in fields, and so is what follows from them.
 */
public final class Fighter extends TableUnit {

    private static final int PROFILE = 0;

    private static final int VITALS = 0;
    private static final int TURN = 1;
    private static final int POSITION = 2;
    private static final int HAND = 3;
    private static final int POSTURE = 4;
    private static final int NEARNESS = 5;
    private static final int INJURIES = 6;
    private static final int LOST = 7;
    private static final int AIMING = 8;
    private static final int GUARD = 9;
    private static final int LUCK = 10;
    private static final int ITEMS = 11;
    private static final int AMMUNITION = 12;
    private static final int ARMOUR = 13;
    private static final int PERSISTENT = 14;
    private static final int CHEMS = 15;
    private static final int UNAWARE = 16;
    private static final int HELP = 17;
    private static final int READIED = 18;
    private static final int SERVICE = 19;
    private static final int ATTENDANCE = 20;

    private transient Profile profile;
    private transient int number;
    private transient Vitals vitals;
    private transient TurnRecord turn;
    private transient Position position;
    private transient HandPoints hand;
    private transient Posture posture;
    private transient Nearness nearness;
    private transient Injuries injuries;
    private transient LostActions lostActions;
    private transient Aiming aiming;
    private transient Guard guard;
    private transient LuckPoints luck;
    private transient CarriedItems items;
    private transient Ammunition ammunition;
    private transient ArmourDamage armourDamage;
    private transient PersistentDamage persistent;
    private transient ChemRecord chems;
    private transient Unawareness unaware;
    private transient PromisedHelp promisedHelp;
    private transient Readied readied;
    private transient Service service;
    private transient Attendance attendance;
    /** How it can attack, worked out when somebody asks; null when the items have changed since. */
    private transient List<AttackForm> attackForms;
    /** The die that finds out where it is hit; one object, because odds know it by its identity. */
    private transient LocationDraw locationDraw;
    /** What its load weighs it down, worked out with the items. */
    private transient int encumbrance;

    /** For reading a saved table. */
    private Fighter() {}

    public Fighter(String id, String name, String side, Profile profile, int number, int zone) {
        super(
                id,
                name,
                side,
                new Part[] {new UnitProfile(profile, number)},
                Vitals.of(profile),
                TurnRecord.FRESH,
                Position.in(zone),
                HandPoints.NONE,
                Posture.UPRIGHT,
                Nearness.NONE,
                Injuries.NONE,
                LostActions.NONE,
                Aiming.NONE,
                Guard.NONE,
                LuckPoints.of(profile),
                CarriedItems.of(profile),
                Ammunition.of(profile),
                ArmourDamage.NONE,
                PersistentDamage.NONE,
                ChemRecord.CLEAN,
                Unawareness.NONE,
                PromisedHelp.NONE,
                Readied.NONE,
                Service.NONE,
                Attendance.THERE);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        UnitProfile fixed = (UnitProfile) fixed(PROFILE);
        profile = fixed.profile();
        number = fixed.number();
        locationDraw = locationDraw == null ? new LocationDraw(profile.plan()) : locationDraw;
        vitals = (Vitals) part(VITALS);
        turn = (TurnRecord) part(TURN);
        position = (Position) part(POSITION);
        hand = (HandPoints) part(HAND);
        posture = (Posture) part(POSTURE);
        nearness = (Nearness) part(NEARNESS);
        injuries = (Injuries) part(INJURIES);
        lostActions = (LostActions) part(LOST);
        aiming = (Aiming) part(AIMING);
        guard = (Guard) part(GUARD);
        luck = (LuckPoints) part(LUCK);
        if (items != part(ITEMS)) {
            carrying((CarriedItems) part(ITEMS));
        }
        ammunition = (Ammunition) part(AMMUNITION);
        armourDamage = (ArmourDamage) part(ARMOUR);
        persistent = (PersistentDamage) part(PERSISTENT);
        chems = (ChemRecord) part(CHEMS);
        unaware = (Unawareness) part(UNAWARE);
        promisedHelp = (PromisedHelp) part(HELP);
        readied = (Readied) part(READIED);
        service = (Service) part(SERVICE);
        attendance = (Attendance) part(ATTENDANCE);
    }

    private void carrying(CarriedItems now) {
        items = now;
        attackForms = null;
        encumbrance = Encumbrance.steps(profile, now);
    }

    public Profile profile() {
        return profile;
    }

    /** Its place in the order of entry, kept for the whole fight. */
    public int number() {
        return number;
    }

    public Vitals vitals() {
        return vitals;
    }

    public TurnRecord turn() {
        return turn;
    }

    public Position position() {
        return position;
    }

    public HandPoints hand() {
        return hand;
    }

    public Posture posture() {
        return posture;
    }

    public Nearness nearness() {
        return nearness;
    }

    public Injuries injuries() {
        return injuries;
    }

    public LostActions lostActions() {
        return lostActions;
    }

    public Aiming aiming() {
        return aiming;
    }

    public Guard guard() {
        return guard;
    }

    public LuckPoints luck() {
        return luck;
    }

    public CarriedItems items() {
        return items;
    }

    public Ammunition ammunition() {
        return ammunition;
    }

    public ArmourDamage armourDamage() {
        return armourDamage;
    }

    public PersistentDamage persistent() {
        return persistent;
    }

    public ChemRecord chems() {
        return chems;
    }

    public Unawareness unaware() {
        return unaware;
    }

    public PromisedHelp promisedHelp() {
        return promisedHelp;
    }

    public Readied readied() {
        return readied;
    }

    public Service service() {
        return service;
    }

    public Attendance attendance() {
        return attendance;
    }

    /** Every way in which it can attack with what is in its hands and on its body, bare hands last. Ledger: WAS-ATK-1. */
    public List<AttackForm> attackForms(WastelandState state) {
        if (attackForms == null) {
            attackForms = AttackForms.of(this, state.tables().bareHands());
        }
        return attackForms;
    }

    public LocationDraw locationDraw() {
        return locationDraw;
    }

    /** Started steps of 50 pounds above what it can carry. Ledger: WAS-CHAR-9. */
    public int encumbrance() {
        return encumbrance;
    }

    public int zone() {
        return position.zone();
    }

    public boolean isProne() {
        return posture.prone();
    }

    /** What others have to beat: its own, Defend, and a lowered guard. Ledger: WAS-CHAR-6, WAS-MAJ-4. */
    public int defense() {
        return Math.max(0, profile.defense() + guard.bonus());
    }

    public int attribute(Attribute which) {
        return profile.statistics().attribute(which);
    }

    public int rank(SkillName skill) {
        return profile.statistics().rank(skill);
    }

    public boolean isPlayerCharacter() {
        return profile.standing() == Profile.Standing.PLAYER_CHARACTER;
    }

    public boolean isCompanion() {
        return service.commander().isPresent();
    }

    /** Whether it goes by the rules of dying at 0 hit points. Ledger: WAS-DYING-12. */
    public boolean usesDyingRules() {
        return isPlayerCharacter() || isCompanion() || profile.significant();
    }

    /** Whether it can do anything at all. Ledger: WAS-TURN-9, WAS-REACH-4. */
    public boolean canAct() {
        return vitals.life() == Vitals.Life.ABLE && !attendance.left();
    }

    /** Whether it lies there unable to do anything. Ledger: WAS-ATK-3. */
    public boolean isHelpless() {
        return vitals.life() == Vitals.Life.DYING || vitals.life() == Vitals.Life.UNCONSCIOUS;
    }

    public boolean isDying() {
        return vitals.life() == Vitals.Life.DYING;
    }

    /** Whether it is still there to be acted on: neither dead, nor out of the fight, nor gone. */
    @Override
    public boolean present() {
        return vitals.life() != Vitals.Life.DEAD && vitals.life() != Vitals.Life.OUT && !attendance.left();
    }

    public void set(Vitals part) {
        vitals = put(VITALS, part);
    }

    public void set(TurnRecord part) {
        turn = put(TURN, part);
    }

    public void set(Position part) {
        position = put(POSITION, part);
    }

    public void set(HandPoints part) {
        hand = put(HAND, part);
    }

    public void set(Posture part) {
        posture = put(POSTURE, part);
    }

    public void set(Nearness part) {
        nearness = put(NEARNESS, part);
    }

    public void set(Injuries part) {
        injuries = put(INJURIES, part);
    }

    public void set(LostActions part) {
        lostActions = put(LOST, part);
    }

    public void set(Aiming part) {
        aiming = put(AIMING, part);
    }

    public void set(Guard part) {
        guard = put(GUARD, part);
    }

    public void set(LuckPoints part) {
        luck = put(LUCK, part);
    }

    public void set(CarriedItems part) {
        carrying(put(ITEMS, part));
    }

    public void set(Ammunition part) {
        ammunition = put(AMMUNITION, part);
    }

    public void set(ArmourDamage part) {
        armourDamage = put(ARMOUR, part);
    }

    public void set(PersistentDamage part) {
        persistent = put(PERSISTENT, part);
    }

    public void set(ChemRecord part) {
        chems = put(CHEMS, part);
    }

    public void set(Unawareness part) {
        unaware = put(UNAWARE, part);
    }

    public void set(PromisedHelp part) {
        promisedHelp = put(HELP, part);
    }

    public void set(Readied part) {
        readied = put(READIED, part);
    }

    public void set(Service part) {
        service = put(SERVICE, part);
    }

    public void set(Attendance part) {
        attendance = put(ATTENDANCE, part);
    }
}
