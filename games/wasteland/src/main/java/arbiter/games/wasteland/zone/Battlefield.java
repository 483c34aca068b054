package arbiter.games.wasteland.zone;

import arbiter.content.json.AfterReading;
import arbiter.games.wasteland.sheet.ObstacleKind;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.TerrainKind;
import arbiter.space.zone.GraphZones;
import arbiter.space.zone.ZoneSight;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.List;

/**
 * Fixed part: the zones with their terrain, how they lie to each other and what is between them, and the pieces of cover
 * as they were at first. Distances, bands and sight are worked out once. Ledger: WAS-MOVE-1.
 */
public final class Battlefield implements Part, AfterReading {

    private List<ZonePlace> zones = List.of();
    private List<ZoneLink> links = List.of();
    private List<CoverPiece> cover = List.of();
    private transient GraphZones graph;
    private transient RangeBand[][] bands;
    private transient boolean[][] sight;
    private transient ZoneLink[][] between;

    /** For reading a saved table. */
    private Battlefield() {}

    private Battlefield(List<ZonePlace> zones, List<ZoneLink> links, List<CoverPiece> cover) {
        this.zones = FixedList.copyOf(zones);
        this.links = FixedList.copyOf(links);
        this.cover = FixedList.copyOf(cover);
        afterReading();
    }

    public static Battlefield of(List<ZonePlace> zones, List<ZoneLink> links, List<CoverPiece> cover) {
        return new Battlefield(zones, links, cover);
    }

    @Override
    public void afterReading() {
        graph = GraphZones.of(
                zones.stream().map(ZonePlace::name).toList(),
                links.stream()
                        .map(link -> new GraphZones.Link(
                                zones.get(link.one()).name(),
                                zones.get(link.other()).name()))
                        .toList());
        int size = zones.size();
        between = new ZoneLink[size][size];
        for (ZoneLink link : links) {
            between[link.one()][link.other()] = link;
            between[link.other()][link.one()] = link;
        }
        bands = new RangeBand[size][size];
        sight = new boolean[size][size];
        ZoneSight blocking = new ZoneSight() {
            @Override
            public boolean blocks(int zone) {
                return zones.get(zone).blocksSight();
            }

            @Override
            public boolean blocksBetween(int from, int to) {
                return between[from][to].blocksSight();
            }
        };
        for (int from = 0; from < size; from++) {
            for (int to = 0; to < size; to++) {
                bands[from][to] = RangeBand.of(graph.distance(from, to));
                sight[from][to] = graph.clear(from, to, blocking);
            }
        }
    }

    public GraphZones graph() {
        return graph;
    }

    public int size() {
        return zones.size();
    }

    public ZonePlace zone(int number) {
        return zones.get(number);
    }

    public String name(int zone) {
        return zones.get(zone).name();
    }

    public List<CoverPiece> cover() {
        return cover;
    }

    public RangeBand band(int from, int to) {
        return bands[from][to];
    }

    /** Whether one can see from a zone into another. Ledger: WAS-ATK-1. */
    public boolean sees(int from, int to) {
        return sight[from][to];
    }

    /** Action points for coming into a zone. Ledger: WAS-MOVE-3. */
    public int enteringPrice(int zone) {
        return zones.get(zone).terrain().map(TerrainKind::price).orElse(0);
    }

    /** Action points for moving about in a zone; stairs cost on the way up only. Ledger: WAS-MOVE-3, WAS-MOVE-6. */
    public int stayingPrice(int zone) {
        return zones.get(zone)
                .terrain()
                .filter(kind -> !kind.upwards())
                .map(TerrainKind::price)
                .orElse(0);
    }

    /** Action points for what lies between a zone and the next. Ledger: WAS-MOVE-4, WAS-MOVE-6. */
    public int crossingPrice(int from, int to) {
        ZoneLink link = between[from][to];
        int price = 0;
        if (!link.oneWay() || link.one() == from) {
            for (ObstacleKind obstacle : link.obstacles()) {
                price += obstacle.price();
            }
        }
        return price;
    }

    /** What lies between two zones that are side by side. */
    public ZoneLink between(int from, int to) {
        return between[from][to];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Battlefield that
                && zones.equals(that.zones)
                && links.equals(that.links)
                && cover.equals(that.cover);
    }

    @Override
    public int hashCode() {
        return 31 * zones.hashCode() + links.hashCode();
    }
}
