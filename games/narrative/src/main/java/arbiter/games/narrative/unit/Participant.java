package arbiter.games.narrative.unit;

import arbiter.games.narrative.check.LongTask;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.damage.Vitals;
import arbiter.games.narrative.environment.Surroundings;
import arbiter.games.narrative.heal.Treatment;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.item.CarriedGear;
import arbiter.games.narrative.maneuver.Aiming;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.maneuver.GuardedStance;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.power.Foresight;
import arbiter.games.narrative.power.Obedience;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.power.PsychicRecord;
import arbiter.games.narrative.power.Rebuke;
import arbiter.games.narrative.range.MoveProgress;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.spend.BoughtEffects;
import arbiter.games.narrative.status.Afraid;
import arbiter.games.narrative.status.Burning;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.turn.TurnRecord;
import arbiter.games.narrative.vehicle.Aboard;
import arbiter.games.narrative.vehicle.CrewEffects;
import arbiter.games.narrative.vehicle.UsedUp;
import arbiter.games.narrative.vehicle.VehicleMotion;
import arbiter.games.narrative.vehicle.VehicleTracks;
import arbiter.games.narrative.vehicle.critical.CriticalHits;
import arbiter.games.narrative.vehicle.critical.Perils;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.games.narrative.vehicle.gun.Guns;
import arbiter.kernel.Decider;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;

/**
 * Somebody in an encounter, a minion group among them: the profile, which never changes, and parts, each of which
 * belongs to a chapter of the rules. Ledger: NAR-NPC-5.
 */
public final class Participant extends TableUnit {

    /* What most checks change comes first: it makes the hash. */
    private static final int VITALS = 0;
    private static final int INJURIES = 1;
    private static final int TOKENS = 2;
    private static final int TURN = 3;
    private static final int MOVE = 4;
    private static final int PRONE = 5;
    private static final int AIMING = 6;
    private static final int GUARD = 7;
    private static final int ASSISTANCE = 8;
    private static final int STATUSES = 9;
    private static final int GEAR = 10;
    private static final int BOUGHT = 11;
    private static final int POWERS = 12;
    private static final int REBUKE = 13;
    private static final int FORESIGHT = 14;
    private static final int OBEDIENCE = 15;
    private static final int PSYCHIC = 16;
    private static final int ABOARD = 17;
    private static final int TRACKS = 18;
    private static final int MOTION = 19;
    private static final int FACING = 20;
    private static final int GUNS = 21;
    private static final int CRITICAL_HITS = 22;
    private static final int CREW_EFFECTS = 23;
    private static final int PERILS = 24;
    private static final int USED_UP = 25;
    private static final int BURNING = 26;
    private static final int AFRAID = 27;
    private static final int SURROUNDINGS = 28;
    private static final int TREATMENT = 29;
    private static final int LONG_TASK = 30;
    private static final int ATTENDANCE = 31;

    /** What never changes, at hand; and whether it can act, as far as somebody has asked since its parts changed. */
    private transient Profile profile;

    private transient Boolean able;

    /** For reading a saved table. */
    private Participant() {}

    public Participant(String id, String name, String side, Profile profile) {
        this(id, name, side, profile, VehicleMotion.STANDING);
    }

    private Participant(String id, String name, String side, Profile profile, VehicleMotion motion) {
        super(
                id,
                name,
                side,
                new Part[] {new UnitProfile(profile)},
                Vitals.FRESH,
                SufferedInjuries.NONE,
                Tokens.NONE,
                TurnRecord.FRESH,
                MoveProgress.NONE,
                Prone.UP,
                Aiming.NONE,
                GuardedStance.NONE,
                Assistance.NONE,
                Statuses.NONE,
                CarriedGear.of(profile),
                BoughtEffects.NONE,
                OngoingPowers.NONE,
                Rebuke.NONE,
                Foresight.NONE,
                Obedience.NONE,
                PsychicRecord.NONE,
                Aboard.ON_FOOT,
                VehicleTracks.FRESH,
                motion,
                Facing.UNKNOWN,
                profile.vehicle().map(Guns::of).orElse(Guns.NONE),
                CriticalHits.NONE,
                CrewEffects.NONE,
                Perils.NONE,
                UsedUp.NOTHING,
                Burning.NONE,
                Afraid.NONE,
                Surroundings.OPEN,
                Treatment.NONE,
                LongTask.NONE,
                Attendance.THERE);
        rowReplaced();
    }

    /** Up to what it carries: shots are fired and items damaged by most attacks. */
    @Override
    protected int hashedParts() {
        return GEAR + 1;
    }

    @Override
    protected void rowReplaced() {
        profile = ((UnitProfile) fixed(0)).profile();
        able = null;
    }

    /** A vehicle at that speed, with nobody aboard. Ledger: NAR-VEH-1. */
    public static Participant vehicle(String id, String name, String side, Vehicle vehicle, int speed) {
        if (speed < 0 || speed > vehicle.speed()) {
            throw new IllegalArgumentException(
                    vehicle.name() + " drives at a speed from 0 to " + vehicle.speed() + ", not " + speed);
        }
        return new Participant(id, name, side, Profiles.of(vehicle), VehicleMotion.at(speed));
    }

    public Profile profile() {
        return profile;
    }

    public Vitals vitals() {
        return (Vitals) part(VITALS);
    }

    public TurnRecord turn() {
        return (TurnRecord) part(TURN);
    }

    public MoveProgress moveProgress() {
        return (MoveProgress) part(MOVE);
    }

    public boolean isProne() {
        return ((Prone) part(PRONE)).prone();
    }

    /** Whether lying on the ground no longer protects it from shots. Ledger: NAR-SP-H2. */
    public boolean proneExposed() {
        return ((Prone) part(PRONE)).exposed();
    }

    public Aiming aiming() {
        return (Aiming) part(AIMING);
    }

    public GuardedStance guard() {
        return (GuardedStance) part(GUARD);
    }

    public Assistance assistance() {
        return (Assistance) part(ASSISTANCE);
    }

    public Statuses statuses() {
        return (Statuses) part(STATUSES);
    }

    public SufferedInjuries injuries() {
        return (SufferedInjuries) part(INJURIES);
    }

    public Tokens tokens() {
        return (Tokens) part(TOKENS);
    }

    public CarriedGear gear() {
        return (CarriedGear) part(GEAR);
    }

    public BoughtEffects bought() {
        return (BoughtEffects) part(BOUGHT);
    }

    public OngoingPowers powers() {
        return (OngoingPowers) part(POWERS);
    }

    public Rebuke rebuke() {
        return (Rebuke) part(REBUKE);
    }

    public Foresight foresight() {
        return (Foresight) part(FORESIGHT);
    }

    public Obedience obedience() {
        return (Obedience) part(OBEDIENCE);
    }

    public PsychicRecord psychic() {
        return (PsychicRecord) part(PSYCHIC);
    }

    /** The vehicle that a unit is. Nobody asks it of people. */
    public Vehicle model() {
        return profile().vehicle().orElseThrow();
    }

    public Aboard aboard() {
        return (Aboard) part(ABOARD);
    }

    public VehicleTracks tracks() {
        return (VehicleTracks) part(TRACKS);
    }

    public VehicleMotion motion() {
        return (VehicleMotion) part(MOTION);
    }

    public Facing facing() {
        return (Facing) part(FACING);
    }

    public Guns guns() {
        return (Guns) part(GUNS);
    }

    public CriticalHits criticalHits() {
        return (CriticalHits) part(CRITICAL_HITS);
    }

    public CrewEffects crewEffects() {
        return (CrewEffects) part(CREW_EFFECTS);
    }

    public Perils perils() {
        return (Perils) part(PERILS);
    }

    public UsedUp usedUp() {
        return (UsedUp) part(USED_UP);
    }

    public Burning burning() {
        return (Burning) part(BURNING);
    }

    public Afraid afraid() {
        return (Afraid) part(AFRAID);
    }

    public Surroundings surroundings() {
        return (Surroundings) part(SURROUNDINGS);
    }

    public Treatment treatment() {
        return (Treatment) part(TREATMENT);
    }

    public LongTask longTask() {
        return (LongTask) part(LONG_TASK);
    }

    public void set(Vitals vitals) {
        put(VITALS, vitals);
        able = null;
    }

    public void set(TurnRecord turn) {
        put(TURN, turn);
    }

    public void set(MoveProgress move) {
        put(MOVE, move);
    }

    public void set(Prone prone) {
        put(PRONE, prone);
    }

    public void set(Aiming aiming) {
        put(AIMING, aiming);
    }

    public void set(GuardedStance guard) {
        put(GUARD, guard);
    }

    public void set(Assistance assistance) {
        put(ASSISTANCE, assistance);
    }

    public void set(Statuses statuses) {
        put(STATUSES, statuses);
    }

    public void set(SufferedInjuries injuries) {
        put(INJURIES, injuries);
    }

    public void set(Tokens tokens) {
        put(TOKENS, tokens);
    }

    public void set(CarriedGear gear) {
        put(GEAR, gear);
    }

    public void set(BoughtEffects bought) {
        put(BOUGHT, bought);
    }

    public void set(OngoingPowers powers) {
        put(POWERS, powers);
        able = null;
    }

    public void set(Rebuke rebuke) {
        put(REBUKE, rebuke);
    }

    public void set(Foresight foresight) {
        put(FORESIGHT, foresight);
    }

    public void set(Obedience obedience) {
        put(OBEDIENCE, obedience);
    }

    public void set(PsychicRecord psychic) {
        put(PSYCHIC, psychic);
    }

    /** Whoever is dominated fights for the psyker in its turn. Ledger: NAR-FX-COM-9. */
    @Override
    public String side() {
        Obedience obedience = obedience();
        return obedience.now() && obedience.inEverything() ? obedience.side() : ownSide();
    }

    /** Whoever obeys is played by the psyker's player in its turn. Ledger: NAR-FX-COM-5, NAR-FX-COM-9. */
    @Override
    public Decider decider() {
        return obedience().now() ? Decider.unit(obedience().psyker().orElseThrow()) : super.decider();
    }

    public void set(Burning burning) {
        put(BURNING, burning);
    }

    public void set(Afraid afraid) {
        put(AFRAID, afraid);
    }

    public void set(Surroundings surroundings) {
        put(SURROUNDINGS, surroundings);
    }

    public void set(Treatment treatment) {
        put(TREATMENT, treatment);
    }

    public void set(LongTask task) {
        put(LONG_TASK, task);
    }

    /** A characteristic as injuries leave it, 1 at least. Ledger: NAR-CHAR-1, NAR-CI-22, NAR-CI-26. */
    public int characteristic(Characteristic which) {
        int value = profile().characteristics().get(which);
        return injuries() == SufferedInjuries.NONE
                ? value
                : Math.max(Characteristics.LEAST, value - injuries().loss(which));
    }

    public void set(Attendance attendance) {
        put(ATTENDANCE, attendance);
        able = null;
    }

    public void set(Aboard aboard) {
        put(ABOARD, aboard);
    }

    public void set(VehicleTracks tracks) {
        put(TRACKS, tracks);
    }

    public void set(VehicleMotion motion) {
        put(MOTION, motion);
    }

    public void set(Facing facing) {
        put(FACING, facing);
    }

    public void set(Guns guns) {
        put(GUNS, guns);
    }

    public void set(CriticalHits hits) {
        put(CRITICAL_HITS, hits);
    }

    public void set(CrewEffects effects) {
        put(CREW_EFFECTS, effects);
    }

    public void set(Perils perils) {
        put(PERILS, perils);
    }

    public void set(UsedUp used) {
        put(USED_UP, used);
    }

    /** Members of a group who still stand; of anybody else one. */
    public int standing() {
        return vitals().standing(profile());
    }

    public int ranks(Skill skill) {
        return profile().ranks(skill, standing());
    }

    public boolean isPlayerCharacter() {
        return profile().kind() == Profile.Kind.PLAYER_CHARACTER;
    }

    /** Whether it has turns of its own; vehicles have none. */
    public boolean takesTurns() {
        return profile().kind() != Profile.Kind.VEHICLE;
    }

    public boolean isVehicle() {
        return profile().kind() == Profile.Kind.VEHICLE;
    }

    /** Whether the gamemaster took it out of the encounter. */
    private boolean hasLeft() {
        return ((Attendance) part(ATTENDANCE)).left();
    }

    /** Whether it lives and has neither too many wounds nor too much strain; vehicles never. Ledger: NAR-DMG-5. */
    public boolean canAct() {
        Boolean known = able;
        if (known == null) {
            known = takesTurns() && !hasLeft() && !vitals().dead() && !Thresholds.exceeded(this);
            able = known;
        }
        return known;
    }

    /** Minions and rivals are out of it when they fall; others lie where they fell. Ledger: NAR-NPC-1, NAR-NPC-2. */
    @Override
    public boolean present() {
        if (hasLeft()) {
            return false;
        }
        return switch (profile().kind()) {
            case PLAYER_CHARACTER, NEMESIS -> true;
            case VEHICLE -> !tracks().destroyed();
            case MINION_GROUP, RIVAL -> canAct();
        };
    }
}
