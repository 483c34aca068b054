package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Training;
import java.util.Collection;
import java.util.List;

/**
 * What a unit has with it and what became of that: stocks, things on the ground, scans, prestige, a training on loan,
 * links. Lists are replaced and never written into, so that copies share them; what is so of a thing at its place in the
 * profile is a bit.
 */
public final class Kit {

    private static final String RATIONS = "rations";
    private static final String WATER = "water-bottle";

    List<Integer> bandages = List.of();
    long heldItems;
    long lit;
    List<Lying> lying = List.of();
    /** The number of the turn in which hands were changed last. */
    int handsChangedInTurn;

    List<Scan> scans = List.of();
    List<String> crewList = List.of();
    int rations;
    int water;
    int prestige;
    List<Training> onLoan = List.of();
    List<String> linked = List.of();

    /** Nothing at all, to be filled from a save or an earlier state. */
    Kit() {}

    Kit(Profile profile) {
        bandages = profile.items().stream()
                .flatMap(carried -> carried.item().treatments().stream().map(one -> one.stock() * carried.count()))
                .toList();
        rations = count(profile, RATIONS);
        water = count(profile, WATER);
    }

    private static int count(Profile profile, String item) {
        return profile.items().stream()
                .filter(carried -> carried.item().id().equals(item))
                .mapToInt(Carried::count)
                .sum();
    }

    /** Where the stock of a treatment stands among all that the unit carries. */
    static int place(Profile profile, int item, int treatment) {
        int place = treatment;
        for (int i = 0; i < item; i++) {
            place += profile.items().get(i).item().treatments().size();
        }
        return place;
    }

    public boolean holdsItem(int item) {
        return bit(heldItems, item);
    }

    public boolean holdsItems() {
        return heldItems != 0;
    }

    public boolean isLit(int item) {
        return bit(lit, item);
    }

    public List<Lying> lying() {
        return lying;
    }

    public int handsChangedInTurn() {
        return handsChangedInTurn;
    }

    public List<Scan> scans() {
        return scans;
    }

    /** Whose scanners this unit's scanner knows. */
    public List<String> crewList() {
        return crewList;
    }

    /** Food for so many days. */
    public int rations() {
        return rations;
    }

    /** Water for so many days. */
    public int water() {
        return water;
    }

    public int prestige() {
        return prestige;
    }

    /** Trainings that last until the next rest. Ledger: ill-give-it-a-go. */
    public List<Training> onLoan() {
        return onLoan;
    }

    /** Whether a training on loan covers something of that type line. */
    public boolean lends(Collection<String> typeLine) {
        return !onLoan.isEmpty() && Training.anyCovers(onLoan, typeLine);
    }

    /** Whom this telepath has linked to itself. */
    public List<String> linked() {
        return linked;
    }

    void restore(Kit earlier) {
        bandages = earlier.bandages;
        heldItems = earlier.heldItems;
        lit = earlier.lit;
        lying = earlier.lying;
        handsChangedInTurn = earlier.handsChangedInTurn;
        scans = earlier.scans;
        crewList = earlier.crewList;
        rations = earlier.rations;
        water = earlier.water;
        prestige = earlier.prestige;
        onLoan = earlier.onLoan;
        linked = earlier.linked;
    }

    private static boolean bit(long bits, int place) {
        return (bits >>> place & 1) == 1;
    }

    /** The same bits with one of them set or cleared. */
    static long with(long bits, int place, boolean value) {
        return value ? bits | 1L << place : bits & ~(1L << place);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Kit that
                && handsChangedInTurn == that.handsChangedInTurn
                && rations == that.rations
                && water == that.water
                && prestige == that.prestige
                && heldItems == that.heldItems
                && lit == that.lit
                && bandages.equals(that.bandages)
                && lying.equals(that.lying)
                && scans.equals(that.scans)
                && crewList.equals(that.crewList)
                && onLoan.equals(that.onLoan)
                && linked.equals(that.linked);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * handsChangedInTurn + prestige) + Long.hashCode(heldItems);
    }
}
