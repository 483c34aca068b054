package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Profile;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of the things a unit carries: bandages left of each treatment, which lights are on (as bits), scans that
 * run, the scanners its own one knows, food and water for so many days.
 */
public record Stocks(List<Integer> bandages, long lit, List<Scan> scans, List<String> crewList, int rations, int water)
        implements Part {

    private static final String RATIONS = "rations";
    private static final String WATER = "water-bottle";

    public static Stocks full(Profile profile) {
        List<Integer> bandages = profile.items().stream()
                .flatMap(carried -> carried.item().treatments().stream().map(one -> one.stock() * carried.count()))
                .toList();
        return new Stocks(bandages, 0, List.of(), List.of(), count(profile, RATIONS), count(profile, WATER));
    }

    private static int count(Profile profile, String item) {
        return profile.items().stream()
                .filter(carried -> carried.item().id().equals(item))
                .mapToInt(Carried::count)
                .sum();
    }

    /** Where the stock of a treatment stands among all that the unit carries. */
    public static int place(Profile profile, int item, int treatment) {
        int place = treatment;
        for (int i = 0; i < item; i++) {
            place += profile.items().get(i).item().treatments().size();
        }
        return place;
    }

    public boolean isLit(int item) {
        return Hands.has(lit, item);
    }

    Stocks withBandages(List<Integer> left) {
        return new Stocks(List.copyOf(left), lit, scans, crewList, rations, water);
    }

    Stocks withLight(int item, boolean on) {
        return new Stocks(bandages, Hands.with(lit, item, on), scans, crewList, rations, water);
    }

    Stocks withScans(List<Scan> running) {
        return new Stocks(bandages, lit, List.copyOf(running), crewList, rations, water);
    }

    Stocks knowing(String scanner) {
        if (crewList.contains(scanner)) {
            return this;
        }
        List<String> longer = new ArrayList<>(crewList);
        longer.add(scanner);
        return new Stocks(bandages, lit, scans, List.copyOf(longer), rations, water);
    }

    Stocks withSupplies(int days, int bottles) {
        return new Stocks(bandages, lit, scans, crewList, Math.max(0, days), Math.max(0, bottles));
    }
}
