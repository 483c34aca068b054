package arbiter.games.narrative.unit;

import arbiter.games.narrative.attack.GuidedShots;
import arbiter.games.narrative.power.DelayedPowers;
import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.token.AllyTokens;
import arbiter.games.narrative.turn.EncounterCourse;
import arbiter.games.narrative.turn.InitiativeSlots;
import arbiter.games.narrative.turn.TurnProgress;
import arbiter.kernel.Decider;
import arbiter.space.band.Band;
import arbiter.space.band.Bands;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableState;
import java.util.List;
import java.util.Optional;

/** An encounter: who takes part, how far they are from each other, the slots of initiative, and Story Points. */
public final class NarrativeState extends TableState<NarrativeState, Participant> {

    private static final int RULES = 0;
    private static final int TABLES = 1;

    private static final int PROGRESS = 0;
    private static final int SLOTS = 1;
    private static final int BANDS = 2;
    private static final int STORY = 3;
    private static final int ALLY_TOKENS = 4;
    private static final int GUIDED = 5;
    private static final int DELAYED = 6;
    private static final int COURSE = 7;

    /** For reading a saved table. */
    private NarrativeState() {}

    public NarrativeState(
            List<Participant> units, RangeBands bands, StoryPoints story, RuleTables tables, TableRules rules) {
        super(
                units,
                new Part[] {rules, tables},
                TurnProgress.BEFORE,
                InitiativeSlots.NONE,
                bands,
                story,
                AllyTokens.NONE,
                GuidedShots.NONE,
                DelayedPowers.NONE,
                EncounterCourse.UNDER_WAY);
    }

    @Override
    protected int hashedParts() {
        return ALLY_TOKENS + 1;
    }

    public TableRules rules() {
        return (TableRules) fixed(RULES);
    }

    public RuleTables tables() {
        return (RuleTables) fixed(TABLES);
    }

    public TurnProgress progress() {
        return (TurnProgress) part(PROGRESS);
    }

    public InitiativeSlots slots() {
        return (InitiativeSlots) part(SLOTS);
    }

    public RangeBands bands() {
        return (RangeBands) part(BANDS);
    }

    public StoryPoints story() {
        return (StoryPoints) part(STORY);
    }

    public AllyTokens allyTokens() {
        return (AllyTokens) part(ALLY_TOKENS);
    }

    public GuidedShots guidedShots() {
        return (GuidedShots) part(GUIDED);
    }

    public DelayedPowers delayedPowers() {
        return (DelayedPowers) part(DELAYED);
    }

    public EncounterCourse course() {
        return (EncounterCourse) part(COURSE);
    }

    public void set(EncounterCourse course) {
        put(COURSE, course);
    }

    public void set(DelayedPowers delayed) {
        put(DELAYED, delayed);
    }

    public void set(AllyTokens tokens) {
        put(ALLY_TOKENS, tokens);
    }

    public void set(GuidedShots shots) {
        put(GUIDED, shots);
    }

    public void set(TurnProgress progress) {
        put(PROGRESS, progress);
    }

    public void set(InitiativeSlots slots) {
        put(SLOTS, slots);
    }

    public void set(RangeBands bands) {
        put(BANDS, bands);
    }

    public void set(StoryPoints story) {
        put(STORY, story);
    }

    @Override
    public int round() {
        return progress().round();
    }

    @Override
    public int turns() {
        return progress().turns();
    }

    @Override
    public Optional<Participant> acting() {
        return progress().acting().map(this::unit);
    }

    /** How far two are from each other. Ledger: NAR-MOVE-4. */
    public Band band(Participant one, Participant other) {
        return bands().bands().between(place(one), place(other));
    }

    /** The number by which bands know somebody; whoever is aboard a vehicle is where that is. Ledger: NAR-VEH-13. */
    public int place(Participant one) {
        Optional<String> vehicle = one.aboard().vehicle();
        Participant there = vehicle.isPresent() ? unit(vehicle.get()) : one;
        List<Participant> units = units();
        int own = there.place();
        boolean here = own >= 0 && own < units.size() && units.get(own) == there;
        return here ? own : units.indexOf(there); // of another copy of this table
    }

    /** The bands once somebody is that far from somebody else. Ledger: NAR-MOVE-5. */
    public Bands movedBands(Participant mover, Participant reference, Band to) {
        return bands().bands().moved(place(mover), place(reference), to, other -> farthest(mover, units().get(other)));
    }

    /** The farthest that two can be from each other; strategic range is for vehicles. Ledger: NAR-MOVE-5, NAR-VEH-5. */
    public Band farthest(Participant one, Participant other) {
        boolean onFoot = !units().get(place(one)).isVehicle()
                && !units().get(place(other)).isVehicle();
        Band most = bands().bands().farthest();
        return onFoot && Band.EXTREME.within(most) ? Band.EXTREME : most;
    }

    /** Whether somebody is engaged with an opponent who can still act. Ledger: NAR-RANGE-3. */
    public boolean isEngagedWithOpponent(Participant one) {
        List<Participant> units = units();
        for (int i = 0; i < units.size(); i++) {
            Participant other = units.get(i);
            if (other != one
                    && other.canAct()
                    && !other.isHidden()
                    && enemies(one, other)
                    && band(one, other) == Band.ENGAGED) {
                return true;
            }
        }
        return false;
    }

    /** The side that player characters are on. */
    public boolean isPlayersSide(String side) {
        List<Participant> units = units();
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).isPlayerCharacter() && units.get(i).ownSide().equals(side)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Who speaks for the side of somebody: the gamemaster for opponents; for the players whoever plays that character,
     * or the first of their characters where it is one of the gamemaster's.
     */
    public Decider speaker(Participant one) {
        if (!isPlayersSide(one.side())) {
            return Decider.GAMEMASTER;
        }
        return one.isPlayerCharacter() ? one.decider() : firstPlayer();
    }

    /** Who speaks for those against somebody. */
    public Decider speakerAgainst(Participant one) {
        return isPlayersSide(one.side()) ? Decider.GAMEMASTER : firstPlayer();
    }

    private Decider firstPlayer() {
        return units().stream()
                .filter(Participant::isPlayerCharacter)
                .findFirst()
                .map(Participant::decider)
                .orElse(Decider.GAMEMASTER);
    }
}
