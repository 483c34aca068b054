package arbiter.space.zone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * Named zones joined by links, as on a sketched map: distance is the fewest links, and every shortest way is a line.
 * Zones are numbered in the order of their names as given; neighbours come lowest number first.
 */
public final class GraphZones implements Zones {

    private static final int MOST_ZONES = 1000;
    private static final int MOST_LINES = 10_000;

    private final List<String> names;
    private final int[][] neighbours;
    private final int[][] distances;

    private GraphZones(List<String> names, int[][] neighbours) {
        this.names = names;
        this.neighbours = neighbours;
        this.distances = new int[names.size()][];
        for (int zone = 0; zone < names.size(); zone++) {
            distances[zone] = distancesFrom(zone);
        }
    }

    /** Two zones that lie side by side. */
    public record Link(String one, String other) {}

    public static GraphZones of(List<String> names, List<Link> links) {
        if (names.isEmpty() || names.size() > MOST_ZONES) {
            throw new IllegalArgumentException("a map of " + names.size() + " zones: it has from 1 to " + MOST_ZONES);
        }
        for (int zone = 0; zone < names.size(); zone++) {
            if (names.indexOf(names.get(zone)) != zone) {
                throw new IllegalArgumentException(
                        "two zones are called '" + names.get(zone) + "': each needs a name of its own");
            }
        }
        List<TreeSet<Integer>> sets = new ArrayList<>();
        names.forEach(name -> sets.add(new TreeSet<>()));
        for (Link link : links) {
            int one = number(names, link.one, link);
            int other = number(names, link.other, link);
            if (one == other) {
                throw new IllegalArgumentException("a link from '" + link.one + "' to itself: link two zones");
            }
            sets.get(one).add(other);
            sets.get(other).add(one);
        }
        int[][] neighbours = sets.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new GraphZones(List.copyOf(names), neighbours);
    }

    private static int number(List<String> names, String name, Link link) {
        int number = names.indexOf(name);
        if (number < 0) {
            throw new IllegalArgumentException("the link from '" + link.one + "' to '" + link.other
                    + "' names no zone with '" + name + "': the zones are " + names);
        }
        return number;
    }

    private int[] distancesFrom(int start) {
        int[] distance = new int[names.size()];
        boolean[] seen = new boolean[names.size()];
        int[] queue = new int[names.size()];
        int end = 1;
        queue[0] = start;
        seen[start] = true;
        for (int at = 0; at < end; at++) {
            for (int next : neighbours[queue[at]]) {
                if (!seen[next]) {
                    seen[next] = true;
                    distance[next] = distance[queue[at]] + 1;
                    queue[end++] = next;
                }
            }
        }
        for (int zone = 0; zone < seen.length; zone++) {
            if (!seen[zone]) {
                throw new IllegalArgumentException("no way leads from '" + names.get(start) + "' to '" + names.get(zone)
                        + "': link every zone to the rest");
            }
        }
        return distance;
    }

    @Override
    public int size() {
        return names.size();
    }

    @Override
    public int degree(int place) {
        return neighbours[place].length;
    }

    @Override
    public int neighbour(int place, int which) {
        return neighbours[place][which];
    }

    @Override
    public int distance(int from, int to) {
        return distances[from][to];
    }

    @Override
    public List<ZoneLine> lines(int from, int through, int reach) {
        List<ZoneLine> lines = new ArrayList<>();
        if (from == through) {
            lines.add(ZoneLine.of(from, List.of()));
        } else {
            extend(from, through, reach, new ArrayList<>(), from, lines);
        }
        return List.copyOf(lines);
    }

    private void extend(int from, int through, int reach, List<int[]> steps, int at, List<ZoneLine> lines) {
        boolean further = false;
        for (int next : neighbours[at]) {
            if (distances[from][next] == steps.size() + 1 && steps.size() < reach && leads(from, through, next)) {
                further = true;
                steps.add(new int[] {next});
                extend(from, through, reach, steps, next, lines);
                steps.remove(steps.size() - 1);
            }
        }
        if (!further) {
            if (lines.size() == MOST_LINES) {
                throw new IllegalArgumentException("more than " + MOST_LINES + " shortest ways lead from '"
                        + names.get(from) + "' through '" + names.get(through) + "': use a grid for open ground");
            }
            lines.add(ZoneLine.of(from, steps));
        }
    }

    /** Whether a zone lies on a shortest way to the zone aimed at, or on one that goes on behind it. */
    private boolean leads(int from, int through, int zone) {
        int here = distances[from][zone];
        int there = distances[from][through];
        return here <= there ? here + distances[zone][through] == there : there + distances[through][zone] == here;
    }

    @Override
    public boolean clear(int from, int to, ZoneSight sight) {
        return leads(from, to, sight, new boolean[names.size()]);
    }

    /** Each zone is tried once: a zone that led nowhere leads nowhere on another way either. */
    private boolean leads(int from, int to, ZoneSight sight, boolean[] tried) {
        if (from == to) {
            return true;
        }
        for (int next : neighbours[from]) {
            if (distances[next][to] < distances[from][to]
                    && !tried[next]
                    && (next == to || !sight.blocks(next))
                    && !sight.blocksBetween(from, next)) {
                tried[next] = true;
                if (leads(next, to, sight, tried)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public String text(int zone) {
        return names.get(zone);
    }

    @Override
    public OptionalInt find(String text) {
        int zone = names.indexOf(text);
        return zone < 0 ? OptionalInt.empty() : OptionalInt.of(zone);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GraphZones that
                && names.equals(that.names)
                && Arrays.deepEquals(neighbours, that.neighbours);
    }

    @Override
    public int hashCode() {
        return 31 * names.hashCode() + Arrays.deepHashCode(neighbours);
    }
}
