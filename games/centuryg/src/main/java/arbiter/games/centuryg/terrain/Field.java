package arbiter.games.centuryg.terrain;

import arbiter.space.hex.HexBoard;
import arbiter.space.zone.GraphZones;
import arbiter.space.zone.HexZones;
import arbiter.space.zone.SquareZones;
import arbiter.space.zone.Zones;
import java.util.List;
import java.util.Objects;

/** The map: squares, hexes or a sketch of named Zones with links. Never changes in play. Ledger: BCG-RANGE-1. */
public final class Field {

    /** How Zones lie to each other. Ledger: BCG-AMB-60. */
    public enum Shape {
        SQUARES,
        HEXES,
        MAP
    }

    private Shape shape;
    private int width;
    private int height;
    private List<String> names = List.of();
    private List<GraphZones.Link> links = List.of();
    private transient Zones zones;
    private transient int[] edges;
    private transient String[] texts;
    private transient String[] called;

    /** For reading a saved fight. */
    private Field() {}

    private Field(Shape shape, int width, int height, List<String> names, List<GraphZones.Link> links) {
        this.shape = shape;
        this.width = width;
        this.height = height;
        this.names = List.copyOf(names);
        this.links = List.copyOf(links);
    }

    public static Field squares(int width, int height) {
        return new Field(Shape.SQUARES, width, height, List.of(), List.of());
    }

    public static Field hexes(int width, int height) {
        return new Field(Shape.HEXES, width, height, List.of(), List.of());
    }

    public static Field map(List<String> names, List<GraphZones.Link> links) {
        return new Field(Shape.MAP, names.size(), 1, names, links);
    }

    public Shape shape() {
        return shape;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public List<GraphZones.Link> links() {
        return links;
    }

    public Zones zones() {
        if (zones == null) {
            zones = switch (shape) {
                case SQUARES -> SquareZones.of(width, height);
                case HEXES -> HexZones.of(HexBoard.rows(width, height));
                case MAP -> GraphZones.of(names, links);
            };
        }
        return zones;
    }

    /** How a Zone is written; options name many of them. */
    public String text(int zone) {
        if (texts == null) {
            texts = new String[zones().size()];
        }
        if (texts[zone] == null) {
            texts[zone] = zones().text(zone);
        }
        return texts[zone];
    }

    /** What people call a Zone. */
    public String name(int zone) {
        if (called == null) {
            called = new String[zones().size()];
        }
        if (called[zone] == null) {
            called[zone] = zones().name(zone);
        }
        return called[zone];
    }

    /** Whether a Unit there can leave the map: the rim of a grid, any Zone of a sketch at its end. Ledger: BCG-END-2. */
    public boolean isEdge(int zone) {
        return switch (shape) {
            case SQUARES -> ((SquareZones) zones()).isRim(zone);
            case HEXES -> ((HexZones) zones()).isRim(zone);
            case MAP -> zones().degree(zone) <= 1;
        };
    }

    /** How far it is to the nearest edge; where there is none, nobody gets there. */
    public int toEdge(int zone) {
        int edge = edge(zone);
        return isEdge(edge) ? zones().distance(zone, edge) : Integer.MAX_VALUE;
    }

    /** The nearest Zone at the edge; where there is none, the Zone itself. */
    public int edge(int zone) {
        if (edges == null) {
            edges = new int[zones().size()];
            for (int from = 0; from < edges.length; from++) {
                edges[from] = nearestEdge(from);
            }
        }
        return edges[zone];
    }

    private int nearestEdge(int from) {
        int nearest = from;
        for (int zone = 0; zone < zones().size(); zone++) {
            boolean nearer = !isEdge(nearest) || zones().distance(from, zone) < zones().distance(from, nearest);
            nearest = isEdge(zone) && nearer ? zone : nearest;
        }
        return nearest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field that
                && shape == that.shape
                && width == that.width
                && height == that.height
                && names.equals(that.names)
                && links.equals(that.links);
    }

    @Override
    public int hashCode() {
        return Objects.hash(shape, width, height);
    }
}
