package arbiter.games.narrative.unit;

import arbiter.games.narrative.damage.Vitals;
import arbiter.games.narrative.maneuver.Aiming;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.maneuver.GuardedStance;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.range.MoveProgress;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.turn.TurnRecord;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;

/**
 * Somebody in an encounter, a minion group among them: the profile, which never changes, and parts, each of which
 * belongs to a chapter of the rules. Ledger: NAR-NPC-5.
 */
public final class Participant extends TableUnit {

    private static final int VITALS = 0;
    private static final int TURN = 1;
    private static final int MOVE = 2;
    private static final int PRONE = 3;
    private static final int AIMING = 4;
    private static final int GUARD = 5;
    private static final int ASSISTANCE = 6;

    /** For reading a saved table. */
    private Participant() {}

    public Participant(String id, String name, String side, Profile profile) {
        super(
                id,
                name,
                side,
                new Part[] {new UnitProfile(profile)},
                Vitals.FRESH,
                TurnRecord.FRESH,
                MoveProgress.NONE,
                Prone.UP,
                Aiming.NONE,
                GuardedStance.NONE,
                Assistance.NONE);
    }

    public Profile profile() {
        return ((UnitProfile) fixed(0)).profile();
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

    public Aiming aiming() {
        return (Aiming) part(AIMING);
    }

    public GuardedStance guard() {
        return (GuardedStance) part(GUARD);
    }

    public Assistance assistance() {
        return (Assistance) part(ASSISTANCE);
    }

    public void set(Vitals vitals) {
        put(VITALS, vitals);
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

    /** Whether it has neither too many wounds nor too much strain. Ledger: NAR-DMG-5. */
    public boolean canAct() {
        return !vitals().exceeds(profile());
    }

    /** Minions and rivals are out of it when they fall; others lie where they fell. Ledger: NAR-NPC-1, NAR-NPC-2. */
    @Override
    public boolean present() {
        boolean lies =
                profile().kind() == Profile.Kind.PLAYER_CHARACTER || profile().kind() == Profile.Kind.NEMESIS;
        return lies || canAct();
    }
}
