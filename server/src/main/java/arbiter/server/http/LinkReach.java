package arbiter.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * From where a link to this server can be opened, judged by the address that whoever makes it has open: a link to
 * {@code localhost} leads everybody to their own machine.
 */
enum LinkReach {
    /** Only on the machine of the server. */
    MACHINE,
    /** In the same house or office. */
    NETWORK,
    /** Wherever that name is known. */
    ELSEWHERE;

    private static final Pattern LOOPBACK = Pattern.compile("localhost|.*\\.localhost|127\\..*|\\[::1].*");
    private static final Pattern PRIVATE = Pattern.compile(
            "10\\..*|192\\.168\\..*|172\\.(1[6-9]|2\\d|3[01])\\..*|169\\.254\\..*|\\[f[cde].*|.*\\.local");
    private static final int MOST_ADDRESSES = 4;

    /** What the name or number in an address says; {@code authority} may have a port. */
    static LinkReach of(String authority) {
        String host = authority.toLowerCase(Locale.ROOT).replaceAll("(?<!:):\\d+$", "");
        if (LOOPBACK.matcher(host).matches()) {
            return MACHINE;
        }
        return PRIVATE.matcher(host).matches() || !host.contains(".") ? NETWORK : ELSEWHERE;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The addresses under which a server that listens everywhere is found on the network; none if it does not. */
    static List<String> addresses(String listening, int port) {
        boolean everywhere = listening.equals("0.0.0.0") || listening.equals("::");
        if (!everywhere) {
            return LOOPBACK.matcher(listening).matches() ? List.of() : List.of("http://" + listening + ":" + port);
        }
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LinkReach::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .sorted()
                    .limit(MOST_ADDRESSES)
                    .map(address -> "http://" + address + ":" + port)
                    .toList();
        } catch (SocketException unknown) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException gone) {
            return false;
        }
    }
}
