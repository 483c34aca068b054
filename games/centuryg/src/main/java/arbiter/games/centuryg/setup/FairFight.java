package arbiter.games.centuryg.setup;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.PowerRating;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.Opposition;
import arbiter.rulebook.OppositionDesk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Proposes enemies whose Power Ratings come as close to those of a party as they can. Ledger: BCG-SPR-1. */
public final class FairFight implements OppositionDesk {

    private final Handbook book;

    public FairFight(Handbook book) {
        this.book = book;
    }

    @Override
    public List<Opposition> against(List<Source> party) {
        return proposals(party.stream()
                .map(file -> Build.format(book.content()).read(file).build())
                .toList());
    }

    /** A Boss with Grunts, Rivals with Grunts, and Grunts alone; where a party is too weak for one, it is left out. */
    public List<Opposition> proposals(List<Build> party) {
        Modifiers sum = sum(party);
        List<Opposition> proposals = new ArrayList<>();
        proposal("boss", Tier.BOSS, 1, sum).ifPresent(proposals::add);
        proposal("rivals", Tier.RIVAL, party.size(), sum).ifPresent(proposals::add);
        proposal("grunts", Tier.GRUNT, 1, sum).ifPresent(proposals::add);
        return proposals;
    }

    /** Squad rating: the sum of all in it. */
    public static Modifiers sum(List<Build> squad) {
        Modifiers sum = Modifiers.none();
        for (Build build : squad) {
            sum = sum.and(build.name(), rating(build));
        }
        return sum;
    }

    private static int rating(Build build) {
        return PowerRating.of(build.tier(), build.powerLevel());
    }

    private Optional<Opposition> proposal(String fight, Tier leaders, int most, Modifiers party) {
        List<Build> chosen = new ArrayList<>();
        int room = party.total();
        for (Build leader : strongestFirst(leaders)) {
            if (chosen.size() < most && rating(leader) <= room) {
                chosen.add(leader);
                room -= rating(leader);
            }
        }
        if (chosen.isEmpty()) {
            return Optional.empty();
        }
        withGrunts(chosen, room);
        return Optional.of(new Opposition(fight, ids(chosen), party, sum(chosen)));
    }

    /** Fills up with Grunts: one of each, the strongest first, again and again while there is room. */
    private void withGrunts(List<Build> chosen, int free) {
        List<Build> grunts = strongestFirst(Tier.GRUNT);
        int room = free;
        boolean more = true;
        while (more) {
            more = false;
            for (Build grunt : grunts) {
                if (rating(grunt) <= room) {
                    chosen.add(grunt);
                    room -= rating(grunt);
                    more = true;
                }
            }
        }
    }

    private List<Build> strongestFirst(Tier tier) {
        return book.enemies().stream()
                .filter(enemy -> enemy.tier() == tier)
                .sorted(Comparator.comparingInt(FairFight::rating).reversed())
                .toList();
    }

    private static List<String> ids(List<Build> builds) {
        return builds.stream().map(Build::id).toList();
    }
}
